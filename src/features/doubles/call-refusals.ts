import { refusal } from "#platform/errors/refusals.ts";

// Why two are not merged, or a merge not undone.

/** A thing with itself. */
export const SAME_THING = refusal("Is the same thing");

/** One of the two became part of another before: also where three would go round in a circle. */
export const MERGED_ALREADY = refusal("Is merged already");

/** One is invented and the other is not. */
export const SAMPLE_AND_REAL = refusal("A sample and a real one are never the same");

/** Weed is no hash. */
export const OTHER_TYPE = refusal("Are not of one type");

/** Whoever looks at the pair chose a winner that is in another one. */
export const NOT_OF_PAIR = refusal("Is neither of the two");

/** The winner was merged since, or something else into it: the last goes first. */
export const LATER_MERGE = refusal("Undo the later merge first");

/** Whoever looks for the winner would find no page. */
export const NOT_PUBLIC = refusal("Is not public yet");

/** A brand has five at most. */
export const TOO_MANY_DEALS = refusal("Together they have more than five live deals");

/** A shop that closed for good would stand in the place of one that is open. */
export const CLOSED_FOR_GOOD = refusal("Is closed for good, and the other is not");

/** What one hides the other would show. */
export const OTHER_MENU_RULES = refusal("Have rules of their own for showing menus, which differ");

/** Made one, the third would be bred from itself. */
export const BRED_BY_A_THIRD = refusal("One was bred from the other by way of a third");
