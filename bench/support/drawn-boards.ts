import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import satori from "satori";
import sharp from "sharp";
import { DEMO_STRAINS } from "#db/demo/strains.ts";
import { diceOf } from "#features/shops/server/dice.ts";

/** A line as it was drawn: its name, and its prices in cents by their column, null for none. */
export interface DrawnLine {
  name: string;
  prices: (number | null)[];
}

export interface DrawnBoard {
  what: string;
  lines: DrawnLine[];
  amounts: readonly number[];
  png: Uint8Array;
}

interface Look {
  what: string;
  letters: number;
  face: "Figtree" | "Bricolage Grotesque";
  ink: string;
  ground: string;
  /** Above one there is a row that says which. */
  amounts: readonly number[];
  money: (text: string) => string;
  lineCount: number;
  hasLeaders?: boolean;
  isPhoto?: boolean;
}

const FACES = [
  { name: "Figtree", folder: "figtree" },
  { name: "Bricolage Grotesque", folder: "bricolage-grotesque" },
] as const;

/** Those of the sample strains, and others that nothing is called either. */
const NAMES = [
  ...DEMO_STRAINS.map(({ name }) => name),
  "Dubbele Dijkgraaf",
  "Polderdeken",
  "Fluitketel",
  "Zachte Drempel",
  "Mijn Broers Caravan",
  "Kaasmarkt om Negen",
  "Lauwe Thee",
  "Vergeten Paraplu",
  "Knikkerbaan",
  "Achterom is Open",
  "Blauwe Maandag",
  "Scheve Toren Extra",
  "Geen Haast",
  "Stoomgemaal",
  "Mevrouw Van Dalen",
  "Uitgestelde Trein",
  "Klompen XL",
  "Zomer in November",
];

const plain = (text: string) => text;
const withEuro = (text: string) => `€ ${text}`;
const LIGHT = { ink: "#111", ground: "#fff" };
const PAPER = { ink: "#3a2a1a", ground: "#f3e8d2" };
const DARK = { ink: "#f4f1e6", ground: "#232b27" };
const FADED = { ink: "#c9c6b8", ground: "#4c554f" };
const THREE = [1, 2.5, 5];
const ONE = [1];

/** Ten looks, each drawn as a screen shows it and as a telephone sees it on a wall. */
const LOOKS: readonly Look[] = (
  [
    {
      what: "clean, 22 px",
      letters: 22,
      face: "Figtree",
      ...LIGHT,
      amounts: ONE,
      money: withEuro,
      lineCount: 12,
    },
    {
      what: "clean, three columns",
      letters: 22,
      face: "Figtree",
      ...LIGHT,
      amounts: THREE,
      money: plain,
      lineCount: 12,
    },
    {
      what: "small, 12 px",
      letters: 12,
      face: "Figtree",
      ...LIGHT,
      amounts: ONE,
      money: withEuro,
      lineCount: 12,
    },
    {
      what: "small, three columns",
      letters: 13,
      face: "Figtree",
      ...PAPER,
      amounts: THREE,
      money: plain,
      lineCount: 14,
    },
    {
      what: "dark board",
      letters: 24,
      face: "Bricolage Grotesque",
      ...DARK,
      amounts: ONE,
      money: plain,
      lineCount: 10,
    },
    {
      what: "dark, three columns",
      letters: 20,
      face: "Figtree",
      ...DARK,
      amounts: THREE,
      money: plain,
      lineCount: 10,
    },
    {
      what: "paper with leaders",
      letters: 20,
      face: "Figtree",
      ...PAPER,
      amounts: ONE,
      money: plain,
      lineCount: 12,
      hasLeaders: true,
    },
    {
      what: "faded board",
      letters: 22,
      face: "Figtree",
      ...FADED,
      amounts: [1, 5],
      money: withEuro,
      lineCount: 9,
    },
    {
      what: "thick letters",
      letters: 26,
      face: "Bricolage Grotesque",
      ...LIGHT,
      amounts: [1, 2.5],
      money: plain,
      lineCount: 8,
    },
    {
      what: "many lines",
      letters: 16,
      face: "Figtree",
      ...DARK,
      amounts: [1, 2.5],
      money: plain,
      lineCount: 24,
    },
  ] satisfies Look[]
).flatMap((look) => [look, { ...look, what: `${look.what}, photo`, isPhoto: true }]);

/** Twenty menus with invented names and prices, the same at every call. */
export async function drawnBoards(): Promise<DrawnBoard[]> {
  const boards: DrawnBoard[] = [];
  for (const [number, look] of LOOKS.entries()) boards.push(await drawBoard(look, number + 1));
  return boards;
}

async function drawBoard(look: Look, seed: number): Promise<DrawnBoard> {
  const dice = diceOf(seed);
  const lines = Array.from({ length: look.lineCount }, (_, place): DrawnLine => {
    const name = NAMES[(seed * 11 + place * 7) % NAMES.length] ?? "";
    const gram = Math.round(dice.between(11, 36)) * 50;
    const prices = look.amounts.map((amount, column) =>
      column > 0 && dice.between(0, 1) < 0.15
        ? null
        : Math.round((gram * amount * (1 - column * 0.04)) / 50) * 50,
    );
    return { name, prices };
  });
  const named = lines.filter(({ name }, place) => lines.findIndex((other) => other.name === name) === place);
  const width = 560 + look.amounts.length * 90;
  const svg = await satori(boardOf(look, named) as Parameters<typeof satori>[0], {
    width,
    fonts: await fonts(),
  });
  const drawn = await sharp(Buffer.from(svg)).flatten({ background: look.ground }).png().toBuffer();
  const png = look.isPhoto ? await photographed(drawn) : drawn;
  return { what: look.what, lines: named, amounts: look.amounts, png };
}

const box = (style: object, children?: unknown) => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

function boardOf(
  { letters, face, ink, ground, amounts, money, hasLeaders }: Look,
  lines: readonly DrawnLine[],
) {
  const cell = (text: string) => box({ width: letters * 5, justifyContent: "flex-end" }, text);
  const between = hasLeaders
    ? [box({ flexGrow: 1, overflow: "hidden" }, ".".repeat(18))]
    : [box({ flexGrow: 1 })];
  const row = (words: string, cells: string[], dots = [box({ flexGrow: 1 })]) =>
    box({ marginBottom: letters * 0.6 }, [box({ flexShrink: 0 }, words), ...dots, ...cells.map(cell)]);
  const text = (cents: number | null) =>
    cents === null ? "" : money((cents / 100).toFixed(2).replace(".", ","));
  const heads = amounts.length > 1 ? amounts.map((amount) => `${String(amount).replace(".", ",")} g`) : [];
  return box(
    {
      flexDirection: "column",
      padding: 40,
      fontFamily: face,
      fontSize: letters,
      color: ink,
      background: ground,
      width: "100%",
      boxSizing: "border-box",
    },
    [
      box({ fontSize: letters * 1.5, marginBottom: letters }, "De Slapende Reiger"),
      row("Wiet", heads),
      ...lines.map(({ name, prices }) => row(name, prices.map(text), between)),
      box({ marginTop: letters, fontSize: letters * 0.8 }, "Alleen voor 18 jaar en ouder"),
    ],
  );
}

let loaded: Promise<{ name: string; data: Buffer; weight: 500; style: "normal" }[]> | undefined;

function fonts() {
  const read = createRequire(import.meta.url);
  return (loaded ??= Promise.all(
    FACES.map(async ({ name, folder }) => {
      const file = read.resolve(`@fontsource/${folder}/files/${folder}-latin-500-normal.woff`);
      return { name, data: await readFile(file), weight: 500 as const, style: "normal" as const };
    }),
  ));
}

/** Bent, in the shade of whoever takes it, and not quite sharp, as a JPEG. */
async function photographed(drawn: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(drawn)
    .removeAlpha()
    .blur(0.9)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const made = Buffer.alloc(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bend = Math.round(7 * Math.sin((Math.PI * x) / width));
      const from = (Math.min(height - 1, Math.max(0, y + bend)) * width + x) * channels;
      const shade = 0.62 + 0.38 * (1 - x / width) * (0.7 + 0.3 * (y / height));
      for (let channel = 0; channel < channels; channel += 1) {
        made[(y * width + x) * channels + channel] = Math.round(
          (data[from + channel] ?? 0) * shade * 0.94 + 12,
        );
      }
    }
  }
  const bent = sharp(made, { raw: { width, height, channels } }).jpeg({ quality: 70 });
  return sharp(await bent.toBuffer())
    .png()
    .toBuffer();
}
