import { OfflineGlyph } from "../icon/glyphs.ts";
import { StateFrame, StateIcon, type StateTexts } from "./state-frame.tsx";

/** The page is not cached and there is no connection to load it. */
export function OfflineState(texts: StateTexts) {
  return <StateFrame {...texts} drawing={<StateIcon glyph={OfflineGlyph} />} />;
}
