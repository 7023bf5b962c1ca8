import { centsOfTyped } from "#platform/typed-cents.ts";
import type { GridDoc, GridLine } from "../grid-doc.ts";
import type { PhotoLine } from "./photo-draft.ts";

/** How a line of a photo stands to the menu. `like`: its name is none there, and one that is nearly written so is. */
export type OnTheMenu =
  | { kind: "new"; like: string | undefined }
  | { kind: "same" }
  | { kind: "other"; line: GridLine };

/** Of ten letters so many may differ. */
const LIKENESS = 0.3;

export function onTheMenu(doc: GridDoc, { name, numbers }: PhotoLine): OnTheMenu {
  const lines = doc.flatMap((heading) => heading.lines).filter((line) => line.name.trim() !== "");
  const line = lines.find((one) => plain(one.name) === plain(name));
  if (!line) return { kind: "new", like: nearest(plain(name), lines) };
  const isOther = Object.entries(numbers).some(
    ([column, { typed }]) =>
      typed.trim() !== "" &&
      centsOfTyped(typed) !== centsOfTyped(line.prices[column as keyof GridLine["prices"]] ?? ""),
  );
  return isOther ? { kind: "other", line } : { kind: "same" };
}

const plain = (name: string) => name.trim().toLowerCase();

function nearest(name: string, lines: readonly GridLine[]): string | undefined {
  if (name.length < 4) return undefined;
  const found = lines
    .map((line) => ({ line, steps: stepsBetween(name, plain(line.name)) }))
    .toSorted((one, other) => one.steps - other.steps)[0];
  return found && found.steps <= name.length * LIKENESS ? found.line.name : undefined;
}

/** How many letters are to be changed, added or left out to make one name the other. */
function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (let at = 0; at < other.length; at += 1) {
      const change = (row[at] ?? 0) + Number(letter !== other[at]);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
