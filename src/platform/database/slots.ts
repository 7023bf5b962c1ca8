/** What `build` sees of a statement's parameters: typed like the values, but only places to put them. */
export type Slots<P> = Readonly<P>;

class Slot {
  readonly parameter: string;
  constructor(parameter: string) {
    this.parameter = parameter;
  }
  /** Building text out of a slot would freeze its name into the SQL. */
  [Symbol.toPrimitive](): never {
    throw new Error(
      `The parameter "${this.parameter}" has no value yet: a statement is built once for all values`,
    );
  }
}

export function slots<P>(): Slots<P> {
  return new Proxy({} as Slots<P> & object, { get: (_, parameter) => new Slot(String(parameter)) });
}

/** The values in the order of the compiled text: slots filled from `given`, constants as they were written. */
export function bindSlots(parameters: readonly unknown[], given: unknown): unknown[] {
  return parameters.map((parameter) =>
    parameter instanceof Slot ? (given as Record<string, unknown>)[parameter.parameter] : parameter,
  );
}
