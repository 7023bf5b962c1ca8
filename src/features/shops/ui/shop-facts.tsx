import { Trans } from "@lingui/react/macro";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { FACT_GROUPS, type FactGroup } from "../facts.ts";
import type { Shop } from "../shop.ts";
import { FactSource } from "./fact-source.tsx";
import { useFactGroupWords } from "./fact-group-words.ts";

/** What this page rests on, group by group, so that a reader can judge how far to trust it. */
export function ShopFacts({ shop }: { shop: Shop }) {
  const words = useFactGroupWords();
  const known = FACT_GROUPS.filter((group: FactGroup) => shop.facts[group]);
  return (
    <Section title={<Trans id="shop.facts">Where these facts come from</Trans>}>
      <Stack gap={4}>
        <DefinitionList
          items={known.map((group) => ({
            id: group,
            term: words[group],
            description: <FactSource provenance={shop.facts[group] ?? shop.listing} />,
          }))}
        />
        <p>
          <Trans id="shop.facts.more">
            What we do not know is called “not known”, never “no”.{" "}
            <Link to="/about#sources">About our sources</Link>
          </Trans>
        </p>
      </Stack>
    </Section>
  );
}
