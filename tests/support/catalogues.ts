import { readFileSync } from "node:fs";
import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { makeConfig } from "@lingui/conf";
import { languageTag, LOCALES } from "#platform/i18n/locales.ts";
import linguiConfig from "../../lingui.config.ts";
import { ROOT } from "./source-files.ts";

/** The tags of all nine languages: the names of their catalogues. */
export const TAGS = LOCALES.map(languageTag);

/** One variant of a message: with one branch of each plural. */
export interface Variant {
  /** With the names of the values in braces. */
  text: string;
  /** The inserted values, without those that only choose a branch; sorted. */
  values: string[];
  /** Marks such as `<0>` and `</0>`, in the order in which they stand. */
  marks: string[];
}

/** One plural of a message. */
export interface Plural {
  /** The value that chooses the branch. */
  value: string;
  isOrdinal: boolean;
  /** `one`, `other`, `=0` as `0`. */
  branches: string[];
}

/** The messages of one catalogue, by id; an empty string for a missing translation. */
export type Texts = Map<string, string>;

const config = { ...makeConfig(linguiConfig, { skipValidation: true }), rootDir: ROOT.slice(0, -1) };

/** Every message of the code, by id, in English as it stands there. */
export async function messagesInCode(): Promise<Texts> {
  const found = await Promise.all((await getCatalogs(config)).map((area) => area.collect()));
  const messages = found.flatMap((area) => Object.entries(area ?? {}));
  return new Map(messages.map(([id, { message }]) => [id, message ?? ""]));
}

/** The files that are searched for messages. */
export async function searchedFiles(): Promise<string[]> {
  const paths = (await getCatalogs(config)).flatMap((area) => area.sourcePaths);
  return paths.map((path) => path.replaceAll("\\", "/").replace(ROOT, ""));
}

/** The translations of a language, of all areas one after the other: an id may stand in several. */
async function entriesOf(tag: string): Promise<[id: string, translation: string][]> {
  const areas = await Promise.all((await getCatalogs(config)).map((area) => area.read(tag)));
  return areas.flatMap((area) =>
    Object.entries(area ?? {}).map(([id, { translation }]): [string, string] => [id, translation ?? ""]),
  );
}

/** The source catalogues (.po) of all areas together, by language tag. */
export async function catalogues(): Promise<Map<string, Texts>> {
  const read = TAGS.map(async (tag): Promise<[string, Texts]> => [tag, new Map(await entriesOf(tag))]);
  return new Map(await Promise.all(read));
}

/** Messages that two areas translate differently. A page with both shows whichever came last. */
export async function ambiguousMessages(tag: string): Promise<string[]> {
  const known = new Map<string, string>();
  const ambiguous = (await entriesOf(tag)).filter(([id, translation]) => {
    const first = known.get(id) ?? translation;
    known.set(id, first);
    return first !== translation;
  });
  return ambiguous.map(([id, translation]) => `${id}: ${known.get(id)}, ${translation}`);
}

type Token =
  | string
  | [value: string]
  | [value: string, kind: string, branches?: Record<string, Token[]> | string];

export interface ReadMessage {
  variants: Variant[];
  plurals: Plural[];
}

/**
 * A message parsed as in rendering.
 * @throws when it is not well-formed ICU
 */
export function readMessage(tag: string, text: string): ReadMessage {
  const { source, errors } = createCompiledCatalog(tag, { text }, { strict: true, namespace: "json" });
  if (errors[0]) throw errors[0].error;
  const compiled = (JSON.parse(source) as { messages: { text: Token[] | string } }).messages.text;
  const plurals: Plural[] = [];
  const variants = expand(typeof compiled === "string" ? [compiled] : compiled, plurals);
  return { plurals, variants: variants.map(describe) };
}

/** All combinations of branches of a message's plurals. */
function expand(tokens: Token[], plurals: Plural[]): string[] {
  let texts = [""];
  for (const token of tokens) {
    const endings = typeof token === "string" ? [token] : endingsOf(token, plurals);
    texts = texts.flatMap((start) => endings.map((end) => start + end));
  }
  return texts;
}

function endingsOf([value, kind, branches]: Exclude<Token, string>, plurals: Plural[]): string[] {
  if (typeof branches !== "object") return [`{${value}}`];
  const { offset: _, ...byName } = branches;
  if (kind !== "select")
    plurals.push({ value, isOrdinal: kind === "selectordinal", branches: Object.keys(byName) });
  return Object.values(byName).flatMap((branch) => expand(branch, plurals));
}

function describe(text: string): Variant {
  const values = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return { text, values: [...new Set(values)].toSorted(), marks: text.match(/<\/?\d+\/?>/g) ?? [] };
}

/** The letters that each font of `src/ui/fonts.css` has files for, by the name of the font. */
export function lettersOfFonts(): Map<string, (letter: string) => boolean> {
  const css = readFileSync(`${ROOT}src/ui/fonts.css`, "utf8");
  const ranges = new Map<string, [from: number, to: number][]>();
  for (const [, face = ""] of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
    const name = /font-family:\s*"([^"]+)"/.exec(face)?.[1] ?? "";
    const range = /unicode-range:([^;]+)/.exec(face)?.[1];
    if (!range) continue;
    const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
      ([, from = "", to = from]): [number, number] => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
    );
    ranges.set(name, [...(ranges.get(name) ?? []), ...spans]);
  }
  const covers = (spans: [number, number][]) => (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => from <= code && code <= to);
  };
  return new Map([...ranges].map(([name, spans]) => [name, covers(spans)]));
}
