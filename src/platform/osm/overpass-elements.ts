import { createReadStream } from "node:fs";

/** No element of OpenStreetMap comes near it: 2,000 nodes, 255 letters a tag. */
const LONGEST_ELEMENT = 1024 * 1024;

const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d];

/** What may stand behind the list: a remark of a line or two. */
const LONGEST_TAIL = 16 * 1024;
const LONGEST_REMARK = 300;

const REMARK = /"remark"\s*:\s*("(?:[^"\\\n]|\\.)*")/;
/** Of a time or memory limit; other remarks take nothing away. */
const BROKEN_OFF = /^runtime (?:error|remark)/;

export interface ElementText {
  /** Such as `element 7`, from 1. */
  where: string;
  /** JSON; empty with a fault. */
  text: string;
  fault: string | null;
}

/**
 * The objects in the list `elements` of an answer, as text, one at a time, so that neither the size of the file nor that of an
 * element can exhaust the memory, and so that what stands before a fault or a cut goes in. A raw line break ends a string,
 * since JSON has none inside of one: a lost quotation mark costs its element and not the rest.
 *
 * Overpass answers 200 and ends its JSON in order when it runs out of time or memory, and only its remark tells.
 */
export async function* elementTexts(path: string): AsyncGenerator<ElementText> {
  let head = "";
  let isInList = false;
  let tail: string | null = null;
  let parts: Buffer[] = [];
  let [index, depth, size, from] = [0, 0, 0, 0];
  let [isInString, isEscaped] = [false, false];
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    let at = 0;
    if (tail !== null) {
      tail = (tail + chunk.toString("latin1")).slice(0, LONGEST_TAIL);
      continue;
    }
    if (!isInList) {
      head = (head + chunk.toString("latin1")).slice(-2 * chunk.length);
      const list = /"elements"\s*:\s*\[/.exec(head);
      if (!list) continue;
      isInList = true;
      yield* brokenOff(head.slice(0, list.index));
      at = Math.max(0, chunk.length - (head.length - list.index - list[0].length));
    }
    from = at;
    for (; at < chunk.length; at++) {
      const byte = chunk[at];
      if (isInString && byte !== NEWLINE) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isInString = false;
      } else if (byte === NEWLINE) [isInString, isEscaped] = [false, false];
      else if (byte === QUOTE) isInString = depth > 0;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (depth === 0) [from, size, parts] = [at, 0, []];
        depth += 1;
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        if (depth === 0) {
          tail = chunk.toString("latin1", at, at + LONGEST_TAIL);
          break;
        }
        depth -= 1;
        if (depth > 0) continue;
        index += 1;
        yield elementText(`element ${index}`, [...parts, chunk.subarray(from, at + 1)], size + at + 1 - from);
        [parts, size] = [[], 0];
      }
    }
    if (depth === 0) continue;
    size += chunk.length - from;
    parts = size > LONGEST_ELEMENT ? [] : [...parts, chunk.subarray(from)];
  }
  const next = `element ${index + 1}`;
  if (!isInList) {
    yield* brokenOff(head);
    yield faultAt("the file", "no list of elements: not an answer of Overpass in JSON");
  } else if (tail !== null) yield* brokenOff(tail);
  else if (depth > 0) yield faultAt(next, "the file is cut off here");
  else yield faultAt(next, "the file is cut off: its list of elements does not end");
}

function* brokenOff(around: string): Generator<ElementText> {
  const [, written = '""'] = REMARK.exec(around) ?? [];
  const remark = written.slice(1, -1).replaceAll(/\\(.)/g, "$1");
  if (BROKEN_OFF.test(remark))
    yield faultAt(
      "the file",
      `Overpass broke off, so shops may be missing: ${remark.slice(0, LONGEST_REMARK)}`,
    );
}

function faultAt(where: string, fault: string): ElementText {
  return { where, text: "", fault };
}

function elementText(where: string, parts: Buffer[], size: number): ElementText {
  if (size <= LONGEST_ELEMENT) return { where, text: Buffer.concat(parts).toString("utf8"), fault: null };
  return faultAt(where, `the element is ${size} bytes long, more than any of OpenStreetMap`);
}
