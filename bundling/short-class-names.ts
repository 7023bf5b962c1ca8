import { readdirSync } from "node:fs";
import { relative } from "node:path";

/** Without "a": ad blockers hide elements with a class such as `.ad1`. */
const LETTERS = "bcdefghijklmnopqrstuvwxyz";

/**
 * Names of classes and animations for the built site: two letters for the file and a number for the rule, `kd3`. Numbered in
 * order they compress better than names in words and far better than random letters, in styles, scripts and documents. They
 * depend on the files alone, so that the builds for server and browser get the same names.
 * @param folder that all stylesheets are in
 * @returns the function by which CSS Modules name a class: of the class, its file and that file's text
 */
export function shortClassNames(folder: string): (rule: string, file: string, css: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .toSorted();
  return (rule, file, css) => {
    // Without the query that tools add to a path.
    const place = files.indexOf(relative(folder, file.split("?")[0] ?? ""));
    const rules = [
      ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g)].map(([, name]) => name)),
    ];
    const number = rules.indexOf(rule);
    if (place < 0 || number < 0) throw new Error(`No short name for .${rule} of ${file}`);
    const letter = (at: number) => LETTERS[at % LETTERS.length];
    return `${letter(Math.floor(place / LETTERS.length))}${letter(place)}${number || ""}`;
  };
}
