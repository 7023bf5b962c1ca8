import { Facade } from "../facade/facade.tsx";
import { facadeSvg } from "../facade/facade-svg.ts";
import { StreetLinks } from "../facade/street-links.tsx";
import { streetHouseWidth } from "../facade/street-svg.ts";
import { Cluster } from "../layout/cluster.tsx";
import { Grid } from "../layout/grid.tsx";
import { Specimen } from "./specimen.tsx";

const SEEDS = ["1", "2", "3", "4", "5", "6"];

const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The canal houses: on a page, as a picture of its own, and in a street of links. */
export function Houses({ theme }: { theme: "light" | "dark" }) {
  return (
    <Specimen title="Houses">
      <Grid columns="tiles" gap={4}>
        {SEEDS.map((seed) => (
          <Facade key={seed} seed={seed} name={`House ${seed}`} />
        ))}
      </Grid>
      <Cluster gap={4}>
        <img src={address(facadeSvg("7", theme))} alt="House 7" width="240" height="180" />
      </Cluster>
      <StreetLinks
        label="A street"
        houses={SEEDS.map((seed) => ({
          seed,
          to: `/ui?house=${seed}`,
          name: `House ${seed}`,
          place: "Edam",
          width: streetHouseWidth(seed),
        }))}
      />
    </Specimen>
  );
}
