/**
 * The one town in which everything invented stands: the polder that was planned in the Markermeer and never built. Nothing real
 * stands there, and no list, map or count of real places has it.
 */
export const SAMPLE_TOWN = {
  slug: "sample-markerwaard",
  name: "Markerwaard",
  /** No municipality has this number. */
  code: "GM0000",
  province: "Flevoland",
  latitude: 52.56,
  longitude: 5.25,
} as const;

/** Whether a slug names something invented: only such slugs begin so, which the tables check. */
export function isSampleSlug(slug: string): boolean {
  return slug.startsWith("sample-");
}
