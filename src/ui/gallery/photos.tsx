import { facadeSvg } from "../facade/facade-svg.ts";
import { Grid } from "../layout/grid.tsx";
import { Picture } from "../picture/picture.tsx";
import { Specimen } from "./specimen.tsx";

/** A photo in its own shape, and others cut to the shape of their places. */
export function Photos({ theme }: { theme: "light" | "dark" }) {
  const src = `data:image/svg+xml,${encodeURIComponent(facadeSvg("12", theme))}`;
  return (
    <Specimen title="Photos">
      <Grid columns="tiles" gap={4}>
        <Picture src={src} alt="A house in its own shape" width={240} height={180} />
        <Picture src={src} alt="A house that fills its place" width={240} height={180} isFilling />
      </Grid>
    </Specimen>
  );
}
