import * as v from "valibot";

/** Of a form: that one of two fields is given, and not the other. The mistake stands beside the first. */
export function isOneOf<Form extends object>(first: keyof Form & string, second: keyof Form & string) {
  return v.rawCheck<Form>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: Record<string, unknown> = Object.fromEntries(Object.entries(dataset.value));
    const value = input[first];
    if ((value === undefined) !== (input[second] === undefined)) return;
    const path = { type: "object", origin: "value", input, key: first, value } as const;
    addIssue({ message: `Must be given, or ${second}`, path: [path] });
  });
}
