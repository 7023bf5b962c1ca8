import { ProblemGlyph } from "../icon/glyphs.ts";
import { StateFrame, StateIcon, type StateTexts } from "./state-frame.tsx";

type ErrorStateProps = StateTexts & {
  /** Rendered instead of the icon: an emoji of the error, a picture. */
  drawing?: string;
};

/** Something went wrong, here or on the way. Announced when it replaces what was there. */
export function ErrorState({ drawing, ...texts }: ErrorStateProps) {
  const sign = drawing ? <span aria-hidden="true">{drawing}</span> : <StateIcon glyph={ProblemGlyph} />;
  return (
    <div role="alert">
      <StateFrame {...texts} isProblem drawing={sign} />
    </div>
  );
}
