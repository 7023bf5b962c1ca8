import { Plural, Trans } from "@lingui/react/macro";
import {
  CarGlyph,
  CardGlyph,
  CashGlyph,
  ChargingGlyph,
  CoffeeGlyph,
  DogGlyph,
  FoodGlyph,
  GamesGlyph,
  ParkingGlyph,
  SeatGlyph,
  ToiletGlyph,
  WheelchairGlyph,
  WifiGlyph,
} from "#ui/icon/glyphs.ts";
import { FactLine } from "#ui/fact-line/fact-line.tsx";
import type { Glyph } from "#ui/icon/icon.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { AMENITIES, type Amenity } from "../amenities.ts";
import type { Shop } from "../shop.ts";
import { FactSource, useSourceLabel } from "./fact-source.tsx";
import { useAmenityWords } from "./filter-words.ts";
import { useTriStateWords, useWheelchairWords } from "./shop-words.ts";

const GLYPHS: Record<Amenity, Glyph> = {
  seats: SeatGlyph,
  wifi: WifiGlyph,
  toilets: ToiletGlyph,
  food: FoodGlyph,
  coffee: CoffeeGlyph,
  games: GamesGlyph,
  atm: CashGlyph,
  cardPayment: CardGlyph,
  dogs: DogGlyph,
  charging: ChargingGlyph,
  parking: ParkingGlyph,
  carsAllowed: CarGlyph,
};

/** Amenities in three groups: yes, no and unknown. */
export function ShopAmenities({ shop }: { shop: Shop }) {
  const names = useAmenityWords();
  const states = useTriStateWords();
  const wheelchair = useWheelchairWords();
  const provenance = shop.facts.amenities;
  const source = provenance && <FactSource provenance={provenance} />;
  const sourceLabel = useSourceLabel();
  const { stepHeightCm } = shop;
  return (
    <Section title={<Trans id="shop.amenities">Amenities</Trans>}>
      <Grid columns="tiles" gap={2}>
        <FactLine
          glyph={WheelchairGlyph}
          label={names.wheelchair}
          value={
            <>
              {wheelchair[shop.wheelchair]}
              {stepHeightCm !== null && (
                <>
                  {" "}
                  <Plural id="shop.step" value={stepHeightCm} one="(step of # cm)" other="(step of # cm)" />
                </>
              )}
            </>
          }
          isUnknown={shop.wheelchair === "unknown"}
          source={shop.wheelchair === "unknown" ? undefined : source}
          sourceLabel={sourceLabel(names.wheelchair)}
        />
        {AMENITIES.map((amenity) => (
          <FactLine
            key={amenity}
            glyph={GLYPHS[amenity]}
            label={names[amenity]}
            value={states[shop.amenities[amenity]]}
            isUnknown={shop.amenities[amenity] === "unknown"}
            source={shop.amenities[amenity] === "unknown" ? undefined : source}
            sourceLabel={sourceLabel(names[amenity])}
          />
        ))}
      </Grid>
    </Section>
  );
}
