import { DefinitionList } from "../definition-list/definition-list.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Stack } from "../layout/stack.tsx";
import { Rating } from "../rating/rating.tsx";
import { Specimen } from "./specimen.tsx";

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
