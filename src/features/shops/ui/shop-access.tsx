import { Trans, useLingui } from "@lingui/react/macro";
import { DoorGlyph, IdentityGlyph, LockGlyph, PersonGlyph } from "#ui/icon/glyphs.ts";
import { FactLine } from "#ui/fact-line/fact-line.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { accessOf, hasResidentsRule } from "../access.ts";
import { FACT_SOURCES, type FactSource } from "../facts.ts";
import type { Shop } from "../shop.ts";
import { useObservedOn, useSourceLabel } from "./fact-source.tsx";
import { useFactSourceWords, useResidentsWords, useTriStateWords } from "./shop-words.ts";

/** "Can I get in?": what the shop says, else its municipality, always with whose word it is and how old. */
export function ShopAccess({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const residents = useResidentsWords();
  const states = useTriStateWords();
  const sources = useFactSourceWords();
  const sourceLabel = useSourceLabel();
  const access = accessOf(shop, shop.municipality);
  const seen = useObservedOn(access.observedOn ?? "1970");
  const source = isFactSource(access.source) ? sources[access.source] : access.source;
  const { minimumAge } = access;
  const residentsLabel = t({ id: "access.residents", message: "Residents and visitors" });
  return (
    <Section title={<Trans id="access.title">Can I get in?</Trans>}>
      <Stack gap={2}>
        {hasResidentsRule(shop.kind) && (
          <FactLine
            glyph={DoorGlyph}
            label={residentsLabel}
            value={residents[access.residents]}
            isUnknown={access.residents === "unknown"}
            source={source && access.observedOn ? `${source}, ${seen}` : undefined}
            sourceLabel={sourceLabel(residentsLabel)}
          />
        )}
        <FactLine
          glyph={PersonGlyph}
          label={t({ id: "access.age", message: "Minimum age" })}
          value={t({ id: "access.age.value", message: `${minimumAge} years` })}
        />
        <FactLine
          glyph={IdentityGlyph}
          label={t({ id: "access.id", message: "ID is checked" })}
          value={states[access.idCheck]}
          isUnknown={access.idCheck === "unknown"}
        />
        <FactLine
          glyph={LockGlyph}
          label={t({ id: "access.membership", message: "Membership needed" })}
          value={states[access.membership]}
          isUnknown={access.membership === "unknown"}
        />
      </Stack>
    </Section>
  );
}

function isFactSource(source: string | null): source is FactSource {
  return (FACT_SOURCES as readonly (string | null)[]).includes(source);
}
