import { fieldErrorsOf, type Reason } from "./errors.ts";

/**
 * A refusal that pages have words for. Its sentence is fixed (contract.md) and stands once, as a constant of the slice that refuses
 * (`call-refusals.ts`): use cases throw that constant, and pages recognise the error by it.
 */
export interface Refusal<Name extends string = never> {
  readonly msg: string;
  /** What a use case throws: the sentence, and beside it what it is about, such as who was first. Null is left out. */
  with(values: Readonly<Partial<Record<Name, string | null>>>): Reason;
  /** What stands beside the sentence of a call that was refused with it. Undefined when the call failed otherwise. */
  in(failure: unknown): Partial<Record<Name, string>> | undefined;
}

/** `refusal("Is full", "until")`: after the sentence, what the values beside it are called. */
export function refusal<const Name extends string = never>(msg: string, ...names: Name[]): Refusal<Name> {
  return {
    msg,
    with: (values) => ({ msg, values: textsOf(values, names) }),
    in(failure) {
      const error = fieldErrorsOf(failure).find((one) => one.msg === msg);
      return error && (textsOf(error.values ?? {}, names) as Partial<Record<Name, string>>);
    },
  };
}

function textsOf(values: Readonly<Record<string, unknown>>, names: readonly string[]) {
  const texts: Record<string, string> = {};
  for (const name of names) {
    const value = values[name];
    if (typeof value === "string") texts[name] = value;
  }
  return texts;
}
