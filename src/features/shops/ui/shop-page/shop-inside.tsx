import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { AMENITY_GLYPHS } from "#features/search/ui/amenity-glyphs.ts";
import {
  ClockGlyph,
  CloseGlyph,
  CoffeeGlyph,
  LeafGlyph,
  TerraceGlyph,
  VapourGlyph,
  WheelchairGlyph,
} from "#ui/icon/glyphs.ts";
import { type Glyph, Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { AMENITIES, type Amenity } from "../../amenities.ts";
import type { Shop } from "../../shop.ts";
import { FactSource } from "../fact-source.tsx";
import { useAmenityWords } from "../filter-words.ts";
import { useFactGroupWords } from "./fact-group-words.ts";
import { INSIDE } from "./ids.ts";
import type { ShopContributions } from "./shop-contributions.ts";
import styles from "./shop-inside.module.css";

interface KnownFact {
  key: string;
  glyph: Glyph;
  words: ReactNode;
}

type ShopInsideProps = { shop: Shop; contributions: ShopContributions | null };

/** What is known to be there, what is known not to be there, and whose word it is. Unknown facts stand elsewhere. */
export function ShopInside({ shop, contributions }: ShopInsideProps) {
  const names = useAmenityWords();
  const { t } = useLingui();
  const { consumption, wheelchair } = shop;
  const terrace = t({ id: "shop-page.terrace", message: "Terrace" });
  const vaporizer = t({ id: "shop-page.vaporizer", message: "Vaporiser available" });
  const yes = AMENITIES.filter((amenity) => shop.amenities[amenity] === "yes");
  const facts: KnownFact[] = [
    ...(wheelchair === "yes" || wheelchair === "limited"
      ? [{ key: "wheelchair", glyph: WheelchairGlyph, words: <WayIn shop={shop} /> }]
      : []),
    ...yes.map((amenity) => ({ key: amenity, glyph: AMENITY_GLYPHS[amenity], words: names[amenity] })),
    ...(consumption.terrace === "yes" ? [{ key: "terrace", glyph: TerraceGlyph, words: terrace }] : []),
    ...(consumption.vaporizer === "yes" ? [{ key: "vaporizer", glyph: VapourGlyph, words: vaporizer }] : []),
    ...termsOf(shop),
  ];
  // "Dogs welcome" is no name of what is not there.
  const missing: Partial<Record<Amenity, string>> = {
    dogs: t({ id: "shop-page.absent.dogs", message: "Dogs" }),
    carsAllowed: t({ id: "shop-page.absent.cars", message: "Access by car" }),
  };
  const absent = [
    ...(wheelchair === "no" ? [t({ id: "shop-page.wheelchair.yes", message: "Wheelchair access" })] : []),
    ...AMENITIES.filter((amenity) => shop.amenities[amenity] === "no").map(
      (amenity) => missing[amenity] ?? names[amenity],
    ),
    ...(consumption.terrace === "no" ? [terrace] : []),
    ...(consumption.vaporizer === "no" ? [vaporizer] : []),
  ];
  if (facts.length + absent.length === 0) return null;
  return (
    <Section id={INSIDE} title={<Trans id="shop-page.inside">Inside</Trans>}>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(({ key, glyph, words }) => (
            <li key={key}>
              <Icon glyph={glyph} />
              <span>{words}</span>
            </li>
          ))}
        </ul>
      )}
      {absent.length > 0 && (
        <ul aria-label={t({ id: "shop-page.absent", message: "Not available" })} className={styles.absent}>
          {absent.map((name) => (
            <li key={name}>
              <Icon glyph={CloseGlyph} size={18} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      <Sources facts={shop.facts} contributions={contributions} />
    </Section>
  );
}

/** On which terms one stays. */
function termsOf({ consumption }: Shop): KnownFact[] {
  const { smoking, maximumStayMinutes: minutes, drinkRequired } = consumption;
  return [
    ...(smoking === "unknown"
      ? []
      : [
          {
            key: "smoking",
            glyph: LeafGlyph,
            words:
              smoking === "pureOnly" ? (
                <Trans id="shop-page.smoking.pure">Tobacco-free smoking only</Trans>
              ) : (
                <Trans id="shop-page.smoking.none">No smoking inside</Trans>
              ),
          },
        ]),
    ...(minutes === null
      ? []
      : [{ key: "stay", glyph: ClockGlyph, words: <LongestStay minutes={minutes} /> }]),
    ...(drinkRequired === "yes"
      ? [
          {
            key: "drink",
            glyph: CoffeeGlyph,
            words: <Trans id="shop-page.drink.required">Drink required if you stay</Trans>,
          },
        ]
      : []),
  ];
}

function LongestStay({ minutes }: { minutes: number }) {
  const hours = minutes / 60;
  if (Number.isInteger(hours))
    return (
      <Plural
        id="shop-page.stay.hours"
        value={hours}
        one="Maximum stay # hour"
        other="Maximum stay # hours"
      />
    );
  return (
    <Plural id="shop-page.stay" value={minutes} one="Maximum stay # minute" other="Maximum stay # minutes" />
  );
}

/** How a wheelchair gets in. */
function WayIn({ shop: { wheelchair, stepHeightCm } }: { shop: Pick<Shop, "wheelchair" | "stepHeightCm"> }) {
  if (stepHeightCm === 0) return <Trans id="shop-page.no-step">No step at the door</Trans>;
  if (stepHeightCm !== null)
    return (
      <Plural
        id="shop-page.wheelchair.step"
        value={stepHeightCm}
        one="Wheelchair access, step of # cm"
        other="Wheelchair access, step of # cm"
      />
    );
  return wheelchair === "limited" ? (
    <Trans id="shop-page.wheelchair.help">Wheelchair access with help</Trans>
  ) : (
    <Trans id="shop-page.wheelchair.yes">Wheelchair access</Trans>
  );
}

/** Whose word each group of it is, and whether it is still so. */
function Sources({
  facts,
  contributions,
}: {
  facts: Shop["facts"];
  contributions: ShopContributions | null;
}) {
  const words = useFactGroupWords();
  return (
    <ul className={styles.sources}>
      {(["amenities", "consumption"] as const).map((group) => {
        const provenance = facts[group];
        return (
          provenance && (
            <li key={group}>
              <span>
                <Trans id="shop-page.source-of">
                  {words[group]}: <FactSource provenance={provenance} />
                </Trans>
              </span>
              {contributions?.confirm(group)}
            </li>
          )
        );
      })}
    </ul>
  );
}
