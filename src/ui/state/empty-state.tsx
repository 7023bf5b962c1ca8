import { Street } from "../facade/street.tsx";
import { CompassGlyph } from "../icon/glyphs.ts";
import type { Glyph } from "../icon/icon.tsx";
import { StateFrame, StateIcon, type StateTexts } from "./state-frame.tsx";

type EmptyStateProps = StateTexts & {
  glyph?: Glyph;
  /** Where shops would be: a street with nothing but a bicycle, in place of the icon. */
  isStreet?: boolean;
};

/** Nothing was found, which is an answer and no mistake: it says what to try next. */
export function EmptyState({ glyph = CompassGlyph, isStreet, ...texts }: EmptyStateProps) {
  return isStreet ? (
    <StateFrame {...texts} picture={<Street houses={[]} />} />
  ) : (
    <StateFrame {...texts} drawing={<StateIcon glyph={glyph} />} />
  );
}
