/** What the two subsets of our faces hold (fonts.css), less what has no shape. */
const NOT_DRAWABLE = /[^\u0020-\u007E\u00A0-\u024F\u1E00-\u1EFF\u2010-\u2027\u2030-\u203A\u20AC\u2122]+/gu;

/** A text without what our faces have no glyph for: emoji, other scripts, controls. May be left empty. */
export function drawableText(text: string): string {
  return text.normalize("NFC").replace(NOT_DRAWABLE, " ").replace(/\s+/g, " ").trim();
}
