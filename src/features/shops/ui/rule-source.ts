import { useLingui } from "@lingui/react/macro";
import { FACT_SOURCES, type FactSource } from "../facts.ts";
import { useFactSourceWords } from "./shop-words.ts";

/** How data/municipalities.csv names notes that somebody made of sites and visits; names of papers and sites stand beside it. */
const NOTES = "site notes in a public repository";

/** The name of a rule's source in the reader's language; names of papers and sites stay as they are. */
export function useRuleSource(): (source: string) => string {
  const { t } = useLingui();
  const words = useFactSourceWords();
  return (source) => {
    if (isFactSource(source)) return words[source];
    if (!source.endsWith(NOTES)) return source;
    const notes = t({ id: "rule.source.notes", message: "notes that somebody made public" });
    return `${source.slice(0, -NOTES.length)}${notes}`;
  };
}

function isFactSource(source: string): source is FactSource {
  return (FACT_SOURCES as readonly string[]).includes(source);
}
