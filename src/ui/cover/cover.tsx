import { useId } from "react";
import { classNames } from "../class-names.ts";
import { COVER_HEIGHT, COVER_WIDTH, coverDrawing } from "./cover-drawing.ts";
import type { CoverMark } from "./cover-motif.ts";
import { type CoverMotif, coverPlan } from "./cover-plan.ts";
import styles from "./cover.module.css";

type CoverProps = {
  motif: CoverMotif;
  /** What the cover is drawn from: a product's id. The same seed is the same cover everywhere and for ever. */
  seed: string;
  /** The text alternative; without it the picture is decoration. */
  name?: string;
  className?: string;
};

/** The cover of a product without a picture, 4:3 or cut to its frame: a calm pattern of what it is, and one of it in the middle. */
export function Cover({ motif, seed, name, className }: CoverProps) {
  const plan = coverPlan(motif, seed);
  const { marks, tile, spots, patternTransform, motifTransform, disc } = coverDrawing(plan);
  const patternId = useId();
  return (
    <svg
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles.cover, styles[plan.tint], className)}
      role={name ? "img" : undefined}
      aria-label={name || undefined}
      aria-hidden={name ? undefined : true}
    >
      <pattern
        id={patternId}
        width={tile}
        height={tile}
        patternUnits="userSpaceOnUse"
        patternTransform={patternTransform}
        className={styles.field}
      >
        {spots.map((transform) => (
          <g key={transform} transform={transform}>
            <Marks marks={marks} />
          </g>
        ))}
      </pattern>
      <path className={styles.ground} d={`M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z`} />
      <path fill={`url(#${patternId})`} d={`M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z`} />
      <path className={styles.disc} d={disc} />
      <g className={styles.motif} transform={motifTransform}>
        <Marks marks={marks} />
      </g>
    </svg>
  );
}

function Marks({ marks }: { marks: readonly CoverMark[] }) {
  return marks.map(([role, path]) => <path key={role} className={role} d={path} />);
}
