/** An instant of PostgreSQL for the attribute of `<time>`, in which HTML allows three digits of a second and no more. */
export function timeAttribute(at: string): string {
  return at.replace(/(\.\d{3})\d+/, "$1");
}
