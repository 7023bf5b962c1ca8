import { FIVE_STARS, halfStarCount } from "#ui/rating/stars.ts";
import { monogram } from "#ui/roundel/monogram.ts";
import { type CardArt, cardArtSvg, monogramColour } from "./card-art.ts";
import { ART_WIDTH, CARD, COLOURS, FOOT, STARS, WORDS } from "./card-measures.ts";

/** Pixels of a title's letters, largest first; about how many letters a line holds, and how long a word surely fits. */
const SIZES = [
  { fontSize: 92, lineLetters: 11, wordLetters: 11 },
  { fontSize: 76, lineLetters: 14, wordLetters: 13 },
  { fontSize: 64, lineLetters: 17, wordLetters: 15.5 },
  { fontSize: 54, lineLetters: 20, wordLetters: 18.5 },
  { fontSize: 44, lineLetters: Infinity, wordLetters: Infinity },
];

/** Three lines of larger letters would come down to the stars. */
const LARGEST_ABOVE_STARS = 64;

interface TitleSize {
  fontSize: number;
  /** How many lines there is room for. */
  lineClamp: number;
}

/** How large a name is written: a short one fills its place, a long one shrinks to stay on its lines. */
export function titleSize(title: string, isAboveStars: boolean): TitleSize {
  const lengths = title.split(" ").map(widthOf);
  const fits = SIZES.map(({ fontSize, lineLetters, wordLetters }) => {
    const lineClamp = isAboveStars && fontSize > LARGEST_ABOVE_STARS ? 2 : 3;
    const isFitting = Math.max(...lengths) <= wordLetters && lineCount(lengths, lineLetters) <= lineClamp;
    return { fontSize, lineClamp, isFitting };
  });
  const { fontSize, lineClamp } = fits.find(({ isFitting }) => isFitting)!;
  return { fontSize, lineClamp };
}

/** In small letters; capitals are a third wider. */
function widthOf(word: string): number {
  return word.length + (word.match(/\p{Lu}/gu)?.length ?? 0) * 0.35;
}

function lineCount(lengths: readonly number[], lineLetters: number): number {
  let count = 1;
  let letters = -1;
  for (const length of lengths) {
    const isNext = letters >= 0 && letters + 1 + length > lineLetters;
    if (isNext) count += 1;
    letters = isNext ? length : letters + 1 + length;
  }
  return count;
}

/** The mark of the site, as in `public/icon.svg`. */
export const SITE_MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f5c4a"/><g transform="translate(3.2 2.4) scale(.8)"><path fill="#faf7f0" d="M5 30V17c0-1.6.9-2.4 2.3-2.7 2.5-.6 3.4-1.9 3.6-4.8C11.1 5.2 13 2.5 16 2.5s4.9 2.7 5.1 7c.2 2.9 1.1 4.2 3.6 4.8 1.4.3 2.3 1.1 2.3 2.7v13z"/><path fill="#0f5c4a" d="M9 18h4v4H9zM19 18h4v4h-4zM14.5 10h3v4h-3z"/><path fill="#e8912d" d="M13 30v-5a3 3 0 0 1 6 0v5z"/></g></svg>';

/** The characters of the two subsets of our fonts (fonts.css), without invisible ones. */
const NOT_DRAWABLE = /[^\u0020-\u007E\u00A0-\u024F\u1E00-\u1EFF\u2010-\u2027\u2030-\u203A\u20AC\u2122]+/gu;

/** A text without characters that our fonts lack: emoji, other scripts, controls. May become empty. */
export function drawableText(text: string): string {
  return text.normalize("NFC").replace(NOT_DRAWABLE, " ").replace(/\s+/g, " ").trim();
}

/** The texts of a share image, in the reader's language. */
export interface CardWords {
  /** What it is, small and above. */
  over: string | null;
  title: string;
  /** Where it is or who makes it, below. */
  under: string | null;
  /** With the value in the reader's numerals; null for no rating. */
  rating: { value: number; text: string } | null;
  siteName: string;
}

type Style = Record<string, string | number>;

interface Box {
  type: "div";
  props: { style: Style; children?: Box[] | string };
}

const DISPLAY: Style = { fontFamily: "Bricolage Grotesque, Bricolage Grotesque Extended", fontWeight: 700 };
const TEXT: Style = { fontFamily: "Figtree, Figtree Extended", fontWeight: 500 };

/**
 * The share image that networks show beside a link, in the light theme: drawings, and words above them. Characters that our fonts
 * lack are omitted, and a long text ends with an ellipsis.
 */
export function shareCard(art: CardArt, { over, title, under, rating, siteName }: CardWords) {
  const letters = monogramColour(art);
  const boxes = [
    names({
      over,
      title: drawableText(title) || drawableText(siteName),
      under,
      isAboveStars: rating !== null,
    }),
    ...(rating ? [value(rating.text)] : []),
    site(drawableText(siteName)),
    adultsOnly(),
    ...(letters ? [initials(drawableText(monogram(title)), letters)] : []),
  ];
  return {
    ...CARD,
    pictures: [
      { svg: ground(), left: 0, top: 0, ...CARD },
      { svg: cardArtSvg(art), left: 0, top: 0, width: ART_WIDTH, height: CARD.height },
      { svg: SITE_MARK, left: WORDS.left, top: FOOT.top, width: FOOT.height, height: FOOT.height },
      ...(rating ? [{ svg: stars(rating.value), left: WORDS.left, ...STARS }] : []),
    ],
    words: box({ width: CARD.width, height: CARD.height }, boxes),
  };
}

function names(words: {
  over: string | null;
  title: string;
  under: string | null;
  isAboveStars: boolean;
}): Box {
  const bottom = words.isAboveStars ? STARS.top : FOOT.top;
  const { left, top, width } = WORDS;
  const size = titleSize(words.title, words.isAboveStars);
  const rows = [
    line(words.over, { ...TEXT, fontWeight: 700, fontSize: 32, color: COLOURS.canal, lineClamp: 1 }),
    line(words.title, { ...DISPLAY, ...size, color: COLOURS.ink, lineHeight: 1.04 }),
    line(words.under, { ...TEXT, fontSize: 36, color: COLOURS.inkSoft, lineClamp: 2 }),
  ];
  const column = { flexDirection: "column", justifyContent: "center", gap: 14 };
  return placed({ left, top, width, height: bottom - top - 24, ...column }, rows.flat());
}

function value(text: string): Box {
  const left = WORDS.left + STARS.width + 20;
  return placed(
    { ...TEXT, ...STARS, left, fontWeight: 700, fontSize: 38, color: COLOURS.ink, alignItems: "center" },
    text,
  );
}

function site(name: string): Box {
  const left = WORDS.left + FOOT.height + 18;
  const width = WORDS.width - FOOT.height - 18 - FOOT.height - 18;
  return placed({ ...FOOT, left, width, alignItems: "center" }, [
    box({ ...DISPLAY, fontSize: 32, color: COLOURS.ink, display: "block", width, lineClamp: 1 }, name),
  ]);
}

/** Everything of the site is for adults, wherever it is shown. */
function adultsOnly(): Box {
  const left = WORDS.left + WORDS.width - FOOT.height;
  const round = { border: `3px solid ${COLOURS.brick}`, borderRadius: FOOT.height, color: COLOURS.brick };
  return placed(
    { ...TEXT, ...FOOT, ...round, left, width: FOOT.height, fontWeight: 700, fontSize: 20, ...CENTRED },
    "18+",
  );
}

function initials(letters: string, color: string): Box {
  const { height } = CARD;
  return placed(
    { ...DISPLAY, ...CENTRED, left: 0, top: 0, width: ART_WIDTH, height, fontSize: 128, color },
    letters,
  );
}

const CENTRED: Style = { alignItems: "center", justifyContent: "center" };

/** None when the fonts lack all its characters. */
function line(words: string | null, style: Style): Box[] {
  const text = drawableText(words ?? "");
  return text ? [box({ ...style, display: "block", width: WORDS.width, wordBreak: "break-word" }, text)] : [];
}

function placed(style: Style, children: Box[] | string): Box {
  return box({ position: "absolute", ...style }, children);
}

function box(style: Style, children: Box[] | string): Box {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

function ground(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">` +
    `<path fill="${COLOURS.paper}" d="M0 0h${CARD.width}v${CARD.height}H0z"/></svg>`
  );
}

function stars(rating: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 20"><path fill="${COLOURS.line}" d="${FIVE_STARS}"/>` +
    `<svg width="${halfStarCount(rating) * 10}" height="20"><path fill="${COLOURS.saffron}" d="${FIVE_STARS}"/></svg></svg>`
  );
}
