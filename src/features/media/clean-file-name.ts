/** Characters of a file name with its extension: "at least 3 and at most 30" (specification section 5). */
const LONGEST = 30;

const EXTENSION_OF: Record<string, string> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
};

/**
 * The file name of an upload: letters, digits, hyphen and underscore, and the extension of its real type. Accents are removed
 * from letters; an empty name becomes `picture`.
 */
export function cleanFileName(name: string, mime: string): string {
  const extension = EXTENSION_OF[mime] ?? ".jpg";
  const stem = name
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .normalize("NFD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/[^A-Za-z0-9_-]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, LONGEST - extension.length)
    .replace(/-+$/, "");
  return (stem || "picture") + extension;
}
