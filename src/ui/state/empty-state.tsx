import { CompassGlyph } from "../icon/glyphs.ts";
import type { Glyph } from "../icon/icon.tsx";
import { StateFrame, StateIcon, type StateTexts } from "./state-frame.tsx";

/** Nothing was found, which is an answer and no mistake: it says what to try next. */
export function EmptyState({ glyph = CompassGlyph, ...texts }: StateTexts & { glyph?: Glyph }) {
  return <StateFrame {...texts} drawing={<StateIcon glyph={glyph} />} />;
}
