import { DefinitionList } from "../definition-list/definition-list.tsx";
import { FactLine } from "../fact-line/fact-line.tsx";
import { PhoneGlyph, SeatGlyph, TerraceGlyph, WheelchairGlyph } from "../icon/glyphs.ts";
import { Cluster } from "../layout/cluster.tsx";
import { Stack } from "../layout/stack.tsx";
import { Rating } from "../rating/rating.tsx";
import styles from "./gallery.module.css";
import { Specimen } from "./specimen.tsx";

const AGE = "Confirmed 3 days ago by 4 people. First seen on OpenStreetMap in 2021.";

/** Ratings, facts with their age, names with their values. */
export function Facts() {
  return (
    <Specimen title="Facts">
      <Stack gap={6}>
        <Cluster gap={4}>
          <Rating
            value={4.3}
            valueText="4.3"
            countText="12 reviews"
            label="4.3 out of 5 stars, 12 reviews"
            isLarge
          />
          <Rating value={2.6} valueText="2.6" label="2.6 out of 5 stars" />
          <Rating value={5} valueText="5.0" label="5 out of 5 stars" />
          <Rating value={0.4} valueText="0.4" label="0.4 out of 5 stars" />
        </Cluster>
        <div className={styles.sheet}>
          <FactLine
            glyph={SeatGlyph}
            label="Seats"
            value="About twenty"
            source={AGE}
            sourceLabel="Source of: seats"
          />
          <FactLine
            glyph={TerraceGlyph}
            label="Terrace"
            value="No"
            source={AGE}
            sourceLabel="Source of: terrace"
          />
          <FactLine
            glyph={WheelchairGlyph}
            label="Wheelchair"
            value="Limited, one step of 12 cm at the door and a narrow toilet"
            source={AGE}
            sourceLabel="Source of: wheelchair"
          />
          <FactLine glyph={PhoneGlyph} label="Phone" value="unknown" isUnknown />
        </div>
        <DefinitionList
          items={[
            { id: "address", term: "Address", description: "Spaarne 12, 2011 CD Haarlem" },
            { id: "hours", term: "Öffnungszeiten", description: "Montag bis Donnerstag 10:00–22:00" },
          ]}
        />
      </Stack>
    </Specimen>
  );
}
