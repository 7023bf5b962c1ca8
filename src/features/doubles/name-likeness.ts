/** What makes two names two things, however alike they are written: numbers, Roman ones too, and words for another seed. */
const MARKS = new Set(
  "auto autoflower automatic autoflowering cbd cbg thc fast early xl xxl haze kush skunk f1 f2 f3 bx s1 ii iii iv vi vii viii ix regular".split(
    " ",
  ),
);

const SAME_MARK: Readonly<Record<string, string>> = {
  autoflower: "auto",
  automatic: "auto",
  autoflowering: "auto",
  ii: "2",
  iii: "3",
  iv: "4",
  vi: "6",
  vii: "7",
  viii: "8",
  ix: "9",
};

export interface ReadName {
  /** Words without their accents, signs and capitals, as one text. */
  plain: string;
  /** Numbers and words that must be the same, in order. */
  marks: string;
  trigrams: ReadonlySet<string>;
}

/** "Gelato #33" and "Gelato 33" read the same; "Gelato 41" does not. */
export function readName(name: string): ReadName {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’`]/g, "")
    .replace(/(\p{L})(?=\d)|(\d)(?=\p{L})/gu, "$1$2 ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && word !== "the");
  const plain = words.map((word) => SAME_MARK[word] ?? word).join(" ");
  const told = words
    .filter((word) => /\d/.test(word) || MARKS.has(word))
    .map((word) => SAME_MARK[word] ?? word);
  const [numbers, others] = [told.filter((word) => /\d/.test(word)), told.filter((word) => !/\d/.test(word))];
  // "Auto Skunk" may be "Skunk Auto", but 4.2 is not 2.4.
  const marks = [...others.toSorted(), ...numbers].join(" ");
  return { plain, marks, trigrams: trigramsOf(plain.replaceAll(" ", "")) };
}

function trigramsOf(text: string): ReadonlySet<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, start) => padded.slice(start, start + 3)));
}

/** From 0 to 1, as PostgreSQL's `similarity`: trigrams in common of all there are. 0 where a number or a mark differs. */
export function nameLikeness(one: ReadName, other: ReadName): number {
  if (one.marks !== other.marks) return 0;
  const [few, many] =
    one.trigrams.size < other.trigrams.size ? [one.trigrams, other.trigrams] : [other.trigrams, one.trigrams];
  let common = 0;
  for (const trigram of few) if (many.has(trigram)) common += 1;
  return common / (few.size + many.size - common);
}
