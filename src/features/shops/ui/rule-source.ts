import { useLingui } from "@lingui/react/macro";
import { FACT_SOURCES, type FactSource } from "../facts.ts";
import { useFactSourceWords } from "./shop-words.ts";

/** The value in data/municipalities.csv for a rule derived from the shops of a directory. */
const OF_DIRECTORY = /^flags of a nationwide shop directory: (\d+) of (\d+) shops$/;

/** The name of a rule's source in the reader's language; names of papers and sites stay as they are. */
export function useRuleSource(): (source: string) => string {
  const { t } = useLingui();
  const words = useFactSourceWords();
  return (source) => {
    if (isFactSource(source)) return words[source];
    const [, count, total] = OF_DIRECTORY.exec(source) ?? [];
    if (count === undefined) return source;
    return t({
      id: "rule.source.directory",
      message: `a nationwide directory (which says so for ${count} of ${total} shops)`,
    });
  };
}

function isFactSource(source: string): source is FactSource {
  return (FACT_SOURCES as readonly string[]).includes(source);
}
