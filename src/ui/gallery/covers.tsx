import { Cover } from "../cover/cover.tsx";
import { COVER_MOTIFS } from "../cover/cover-plan.ts";
import { coverSvg } from "../cover/cover-svg.ts";
import { Cluster } from "../layout/cluster.tsx";
import { Grid } from "../layout/grid.tsx";
import { Roundel } from "../roundel/roundel.tsx";
import { Specimen } from "./specimen.tsx";

const SEEDS = ["1", "2", "4", "6"];
const BRANDS = ["Dutch Passion", "Barney's Farm", "Sensi Seeds", "710"];

/** The covers of products and the roundels of brands: inline on a page, and as a picture of its own. */
export function Covers({ theme }: { theme: "light" | "dark" }) {
  return (
    <Specimen title="Covers and roundels">
      <Grid columns="tiles" gap={4}>
        {COVER_MOTIFS.flatMap((motif) =>
          SEEDS.map((seed) => (
            <Cover key={motif + seed} motif={motif} seed={seed} name={`Cover of ${motif} ${seed}`} />
          )),
        )}
      </Grid>
      <Cluster gap={4}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(coverSvg("leaves", "7", theme))}`}
          alt="Cover of leaves 7"
          width="240"
          height="180"
        />
        {BRANDS.map((name) => (
          <Roundel key={name} seed={name} name={name} />
        ))}
        <Roundel seed="large" name="Green House" isLarge />
      </Cluster>
    </Specimen>
  );
}
