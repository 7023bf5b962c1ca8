import { Stack } from "#ui/layout/stack.tsx";
import type { ShopOpenTimes } from "../open-times.ts";
import type { Shop } from "../shop.ts";
import { ShopAmenities } from "./shop-amenities.tsx";
import { ShopHours } from "./shop-hours.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import { FACT_GROUPS, type FactGroup } from "../facts.ts";
import { FactSource } from "./fact-source.tsx";

type ShopSheetProps = {
  shop: Shop;
  times: ShopOpenTimes;
  /** ISO 8601, from the loader. */
  now: string;
};

/** What is known of a shop, fact by fact. */
export function ShopSheet({ shop, times, now }: ShopSheetProps) {
  return (
    <Stack gap={8}>
      <ShopHours shop={shop} times={times} now={now} />
      <ShopAmenities shop={shop} />
      <ShopFacts shop={shop} />
    </Stack>
  );
}

/** The sources of this page, group by group, so that a reader can judge how far to trust it. */
function ShopFacts({ shop }: { shop: Shop }) {
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

function useFactGroupWords(): Record<FactGroup, string> {
  const { t } = useLingui();
  return {
    listing: t({ id: "fact-group.listing", message: "Name and address" }),
    contact: t({ id: "fact-group.contact", message: "Telephone and website" }),
    hours: t({ id: "fact-group.hours", message: "Opening hours" }),
    access: t({ id: "fact-group.access", message: "Who gets in" }),
    consumption: t({ id: "fact-group.consumption", message: "Smoking and drinks" }),
    amenities: t({ id: "fact-group.amenities", message: "Amenities" }),
    about: t({ id: "fact-group.about", message: "What the shop says" }),
  };
}
