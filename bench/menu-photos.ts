import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import tesseract from "tesseract.js";
import { centsOfTyped } from "#platform/typed-cents.ts";
import type { ColumnKey } from "#features/products/ui/menu-editing/grid-doc.ts";
import type { BoardLine } from "#features/products/ui/menu-editing/photo/read-board.ts";
import { type Recognise, readPicture } from "#features/products/ui/menu-editing/photo/read-picture.ts";
import { type DrawnBoard, drawnBoards } from "./support/drawn-boards.ts";
import type { Measurement } from "./support/measurement.ts";
import { median } from "./support/median.ts";
import type { Say } from "./support/part.ts";

interface Count {
  names: number;
  prices: number;
  /** Another number than the one on the board, and not said to be unreadable. */
  wrong: number;
}

const MODES = { column: tesseract.PSM.SINGLE_COLUMN, block: tesseract.PSM.SINGLE_BLOCK };
const NAMES_GOAL = { of: "measured", atLeast: 90 } as const;
const PRICES_GOAL = { of: "measured", atLeast: 85 } as const;
const WRONG_GOAL = { of: "measured", atMost: 1 } as const;

/**
 * Twenty drawn menus, read as the menu editor reads a photo, and by the engine as it comes: of that a name or price counts that stands
 * anywhere on its line. Shares are of all that was drawn.
 */
async function menuPhotos(say: Say): Promise<Measurement[]> {
  say("Drawing twenty menus");
  const boards = await drawnBoards();
  const langPath = dirname(
    fileURLToPath(import.meta.resolve("@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz")),
  );
  const engine = await tesseract.createWorker("nld", tesseract.OEM.LSTM_ONLY, {
    langPath,
    cacheMethod: "none",
  });
  const [ours, plain, seconds]: [Count[], Count[], number[]] = [[], [], []];
  try {
    for (const board of boards) {
      await engine.setParameters({ tessedit_pageseg_mode: tesseract.PSM.SINGLE_BLOCK });
      const { data: text } = await engine.recognize(Buffer.from(board.png));
      plain.push(countOfText(board, text.text.split("\n")));
      const begun = performance.now();
      ours.push(countOfLines(board, await readAsEditor(engine, board)));
      seconds.push((performance.now() - begun) / 1000);
      say(
        `${board.what}: ${told(ours.at(-1))}; as it comes ${told(plain.at(-1))}; of ${told(wholeOf(board))}`,
      );
    }
  } finally {
    await engine.terminate();
  }
  const all = sumOf(boards.map(wholeOf));
  const [mine, theirs] = [sumOf(ours), sumOf(plain)];
  const share = (count: number, of: number) => (100 * count) / of;
  const names = { measured: share(mine.names, all.names), floor: share(theirs.names, all.names) };
  const prices = { measured: share(mine.prices, all.prices), floor: share(theirs.prices, all.prices) };
  return [
    { what: "Names of twenty menus read right, of a hundred", ...names, unit: "", goal: NAMES_GOAL },
    { what: "Their prices read right, of a hundred", ...prices, unit: "", goal: PRICES_GOAL },
    {
      what: "Their prices read as others, of a hundred",
      measured: share(mine.wrong, all.prices),
      unit: "",
      goal: WRONG_GOAL,
    },
    { what: "A menu read, median", measured: median(seconds), unit: "s" },
  ];
}

export { menuPhotos as "menu-photos" };

async function readAsEditor(engine: tesseract.Worker, { png, amounts }: DrawnBoard): Promise<BoardLine[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const recognise: Recognise = async (file, layout) => {
    await engine.setParameters({ tessedit_pageseg_mode: MODES[layout] });
    return (await engine.recognize(Buffer.from(file), {}, { blocks: true })).data;
  };
  const sizes = amounts.map((amount): ColumnKey => `gram ${amount}`);
  const pixels = { data, width: info.width, height: info.height };
  return (await readPicture(pixels, { recognise, sizes })).flatMap(({ lines }) => lines);
}

function countOfLines({ lines, amounts }: DrawnBoard, read: readonly BoardLine[]): Count {
  const counts = lines.map(({ name, prices }) => {
    const line = read.find((one) => one.name === name);
    const told = amounts.map((amount) => line?.cells.get(`gram ${amount}`)?.price ?? null);
    const cents = told.map((price) => (price === null ? null : centsOfTyped(price)));
    return {
      names: Number(line !== undefined),
      prices: prices.filter((price, place) => price !== null && price === cents[place]).length,
      wrong: cents.filter((price, place) => price !== null && price !== prices[place]).length,
    };
  });
  return sumOf(counts);
}

function countOfText({ lines }: DrawnBoard, text: readonly string[]): Count {
  const counts = lines.map(({ name, prices }) => {
    const line = text.find((one) => one.includes(name));
    const has = (cents: number | null) =>
      cents !== null &&
      line !== undefined &&
      line.replaceAll(".", ",").includes((cents / 100).toFixed(2).replace(".", ","));
    return { names: Number(line !== undefined), prices: prices.filter(has).length, wrong: 0 };
  });
  return sumOf(counts);
}

function wholeOf({ lines }: DrawnBoard): Count {
  return {
    names: lines.length,
    prices: lines.flatMap(({ prices }) => prices).filter((price) => price !== null).length,
    wrong: 0,
  };
}

function sumOf(counts: readonly Count[]): Count {
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0);
  return {
    names: sum(({ names }) => names),
    prices: sum(({ prices }) => prices),
    wrong: sum(({ wrong }) => wrong),
  };
}

const told = (count: Count | undefined) =>
  `${count?.names} names, ${count?.prices} prices (${count?.wrong} others)`;
