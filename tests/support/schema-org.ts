import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SCHEMA = "http://schema.org/";
const RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const SUB_CLASS = "http://www.w3.org/2000/01/rdf-schema#subClassOf";

/** Pending and attic terms are in graphs of their own and are not stable. */
const LINE = /^<([^>]+)> <([^>]+)> <([^>]+)>/;

const { resolve } = createRequire(import.meta.url);
const file = join(dirname(resolve("@vocabulary/schema")), "schema.nq");

interface Vocabulary {
  classes: Set<string>;
  parents: Map<string, string[]>;
  /** The types a property belongs to, and those its value may have. */
  domains: Map<string, string[]>;
  ranges: Map<string, string[]>;
}

let known: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  known ??= readVocabulary();
  return known;
}

function readVocabulary(): Vocabulary {
  const read: Vocabulary = { classes: new Set(), parents: new Map(), domains: new Map(), ranges: new Map() };
  const add = (map: Map<string, string[]>, key: string, value: string) =>
    map.set(key, [...(map.get(key) ?? []), value]);
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, subject = "", predicate = "", object = ""] = LINE.exec(line) ?? [];
    if (!subject.startsWith(SCHEMA)) continue;
    const name = subject.slice(SCHEMA.length);
    const value = object.startsWith(SCHEMA) ? object.slice(SCHEMA.length) : object;
    if (predicate === RDF_TYPE && object.endsWith("#Class")) read.classes.add(name);
    if (predicate === SUB_CLASS) add(read.parents, name, value);
    if (predicate === `${SCHEMA}domainIncludes`) add(read.domains, name, value);
    if (predicate === `${SCHEMA}rangeIncludes`) add(read.ranges, name, value);
  }
  return read;
}

/** A type and all that it is, too: a Store is a LocalBusiness is a Place is a Thing. */
function typesOf(type: string): string[] {
  return [type, ...(vocabulary().parents.get(type) ?? []).flatMap(typesOf)];
}

/** Values that are written as text or number, whatever they mean. */
const LITERALS = new Set(
  [
    "Text",
    "URL",
    "Date",
    "DateTime",
    "Time",
    "Number",
    "Integer",
    "Float",
    "Boolean",
    "DataType",
    "Duration",
  ].concat(["CssSelectorType", "XPathType", "PronounceableText"]),
);

/**
 * Everything in a thing that is not in schema.org's vocabulary: types, properties that do not belong to their type, values of
 * another type than the property has. Each with its path, such as `Store.geo.latitude`.
 */
export function strangersTo(thing: unknown, way = ""): string[] {
  if (Array.isArray(thing)) return thing.flatMap((each) => strangersTo(each, way));
  if (typeof thing !== "object" || thing === null) return [];
  const { "@type": type, ...properties } = thing as Record<string, unknown>;
  const here = way || String(type);
  if (typeof type !== "string" || !vocabulary().classes.has(type))
    return [`${here}: ${String(type)} is no type`];
  const own = new Set(typesOf(type));
  return Object.entries(properties)
    .filter(([name]) => !name.startsWith("@"))
    .flatMap(([name, value]) => {
      // Filled in by a search engine: `query-input` annotates the property `query`.
      const property = name.replace(/-input$/, "");
      const belongs = (vocabulary().domains.get(property) ?? []).some((domain) => own.has(domain));
      if (!belongs) return [`${here}.${name}: no property of ${type}`];
      const values = Array.isArray(value) ? value : [value];
      const misfits = values.filter((each) => !fits(property, each) && property === name);
      return [
        ...misfits.map((each) => `${here}.${name}: ${JSON.stringify(each)} does not fit`),
        ...strangersTo(value, `${here}.${name}`),
      ];
    });
}

function fits(property: string, value: unknown): boolean {
  const ranges = vocabulary().ranges.get(property) ?? [];
  if (typeof value === "object" && value !== null) {
    const types = new Set(typesOf(String((value as { "@type"?: unknown })["@type"])));
    return ranges.some((range) => types.has(range));
  }
  // A thing may be referred to by its address or, for enumerations and codes, by a word.
  return ranges.some((range) => LITERALS.has(range)) || (typeof value === "string" && /^https?:/.test(value));
}
