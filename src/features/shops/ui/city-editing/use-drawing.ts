import { useState } from "react";
import { type Corner, textOfCorners } from "#platform/geo/ring.ts";
import { withCorner } from "./drawn-corners.ts";

interface Drawn {
  /** Those before each change, the oldest first. */
  before: readonly (readonly Corner[])[];
  /** What the last change made: whoever types since then has nothing to undo here. */
  text: string;
  /** The place of a corner that is moved step by step, which is undone as one. */
  moving: number | null;
}

const NOTHING: Drawn = { before: [], text: "", moving: null };

interface Drawing {
  corners: readonly Corner[];
  onChange: (corners: readonly Corner[]) => void;
}

/** What is done with the corners on a map, on the same corners as the field has; and which of them is chosen. */
export function useDrawing({ corners, onChange }: Drawing) {
  const [isClosed, setClosed] = useState(corners.length > 2);
  const [chosenAt, setChosen] = useState(0);
  const [drawn, setDrawn] = useState(NOTHING);
  const chosen = Math.min(chosenAt, corners.length - 1);
  const isUndoable = drawn.before.length > 0 && drawn.text === textOfCorners(corners);

  function change(next: readonly Corner[], moving: number | null = null) {
    const before = isUndoable ? drawn.before : [];
    const isSameMove = isUndoable && moving !== null && drawn.moving === moving;
    setDrawn({ before: isSameMove ? before : [...before, corners], text: textOfCorners(next), moving });
    onChange(next);
  }

  return {
    isClosed: isClosed && corners.length > 2,
    /** Below zero where there is none. */
    chosen,
    choose: (at: number) => setChosen((at + corners.length) % Math.max(1, corners.length)),
    close: () => setClosed(true),
    add(corner: Corner) {
      const added = withCorner(corners, corner, isClosed && corners.length > 2);
      setChosen(added.at);
      change(added.corners);
    },
    /** `isStep`: one of many steps. */
    move(at: number, corner: Corner, isStep = false) {
      setChosen(at);
      change(corners.with(at, corner), isStep ? at : null);
    },
    remove(at: number) {
      if (corners.length === 0) return;
      setChosen(Math.max(0, at - 1));
      change(corners.toSpliced(at, 1));
    },
    undo() {
      const last = drawn.before.at(-1);
      if (!isUndoable || !last) return;
      setDrawn({ before: drawn.before.slice(0, -1), text: textOfCorners(last), moving: null });
      onChange(last);
    },
  };
}
