/** Joins the class names that apply; a part passes `condition && name` for those that may not. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
