/** Stands in a document in the place of a value that a browser needs only to draw again what it shows already. */
export const LEFT_OUT: unique symbol = Symbol.for("left out");

export type OrLeftOut<Value> = Value | typeof LEFT_OUT;

/** A browser that got the page as a document has none of these values; the server, and any other browser, has all. */
export type OnlyShown<Values> = { [Name in keyof Values]: OrLeftOut<Values[Name]> };

const onlyShownOnes = new WeakSet<object>();

/**
 * Data of a page from which nothing is made but parts that a browser keeps as the server drew them (`asDrawn`). A document has
 * them as HTML already and leaves them out; whoever asks for the data of the page gets them.
 * @param values a list or an object made for this; what is in it may be anyone's
 */
export function onlyShown<Values extends object>(values: Values): OnlyShown<Values> {
  onlyShownOnes.add(values);
  return values;
}

/** Whether a document leaves out what is in it. */
export function isOnlyShown(values: object): boolean {
  return onlyShownOnes.has(values);
}

/** What a document has in the place of a list or an object that is only shown: the same without its values. */
export function leftOutOf(values: object): object {
  if (Array.isArray(values)) return values.map(() => LEFT_OUT);
  return Object.fromEntries(Object.keys(values).map((name) => [name, LEFT_OUT]));
}

export function isLeftOut(value: unknown): value is typeof LEFT_OUT {
  return value === LEFT_OUT;
}
