/** The word of the overview's address that says one was led there from a room that is not theirs, or is none. */
export const LED_WORD = "from";

/** Where whoever asked for such a room is led (specification section 6); the overview says why. */
export const LED_TO_OVERVIEW = `/dashboard?${LED_WORD}=room`;
