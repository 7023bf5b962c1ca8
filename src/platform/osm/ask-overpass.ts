import { open, rename, rm } from "node:fs/promises";
import { askPolitely, Busy, type Patience, RemoteFailure } from "../remote/ask-politely.ts";
import { storeAnswer } from "../remote/store-answer.ts";
import { elementTexts } from "./overpass-elements.ts";

/** A country's shops are a megabyte or two; whoever sends so much sends something else. */
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_START = 4096;
/** As servers of Overpass say it, with status 200 too. */
const SAYS_BUSY = /too busy|rate.?limit|too many requests|quota|try again later/i;

interface OverpassQuestion {
  address: string;
  query: string;
  userAgent: string;
  /** Where the answer is to stand, once it is whole. */
  path: string;
}

/**
 * Asks Overpass and keeps the answer, when it is one and whole.
 * @throws RemoteFailure
 */
export async function askOverpass(
  { address, query, userAgent, path }: OverpassQuestion,
  patience: Patience & { mostBytes?: number },
): Promise<void> {
  const part = `${path}.part`;
  try {
    await askPolitely(
      { address, form: { data: query }, userAgent },
      async (answer) => {
        await storeAnswer(answer, part, patience.mostBytes ?? MOST_BYTES);
        await refuseUnlessWhole(part);
      },
      patience,
    );
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}

async function refuseUnlessWhole(path: string): Promise<void> {
  const start = await startOf(path);
  if (!/^\uFEFF?\s*\{/.test(start)) {
    if (SAYS_BUSY.test(start)) throw new Busy();
    throw new RemoteFailure(
      `Overpass answered with something else than JSON: “${inOneLine(start.replaceAll(/<[^>]*>/g, " "))}”`,
    );
  }
  let elementCount = 0;
  for await (const { where, fault } of elementTexts(path)) {
    if (fault === null) elementCount++;
    else if (SAYS_BUSY.test(fault)) throw new Busy();
    else
      throw new RemoteFailure(
        `The answer of Overpass is not whole, so nothing of it is taken: ${where}: ${inOneLine(fault)}`,
      );
  }
  if (elementCount === 0)
    throw new RemoteFailure("The answer of Overpass has no element: is the query right?");
}

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_START), 0, LONGEST_START, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What others wrote, for a terminal and a letter. */
function inOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, 200);
}
