import { classNames } from "../class-names.ts";
import { drawing } from "./drawing.ts";
import { facadePlan } from "./facade-plan.ts";
import styles from "./facade.module.css";
import { canvas } from "./house.ts";
import palette from "./palette.module.css";

export type FacadeProps = {
  /** What the house is drawn from: a shop's id. The same seed is the same house everywhere and for ever. */
  seed: string;
  /** What a screen reader says; without it the picture is decoration. */
  name?: string;
  className?: string;
};

/** The canal house of a shop without a photo, 4:3, by day or by night as the theme has it. */
export function DrawnFacade({ seed, name, className }: FacadeProps) {
  const plan = facadePlan(seed);
  const { wall, paint, hour, season } = plan;
  return (
    <svg
      viewBox={`0 0 ${canvas.width} ${canvas.height}`}
      className={classNames(styles.facade, palette.palette, wall, paint, hour, season, className)}
      role={name ? "img" : undefined}
      aria-label={name || undefined}
      aria-hidden={name ? undefined : true}
    >
      {drawing(plan).map(([role, path, dash]) => (
        <path key={role} className={role} d={path} strokeDasharray={dash} />
      ))}
    </svg>
  );
}
