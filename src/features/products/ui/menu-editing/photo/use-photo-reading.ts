import { useEffect, useRef, useState } from "react";
import { type DrawnPhoto, seenSize } from "#features/media/ui/photo-view/drawn-photo.ts";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import type { ColumnKey } from "../grid-doc.ts";
import type { Engine } from "./engine.ts";
import { openPhoto, type PhotoMistake, pixelsOf } from "./open-photo.ts";
import { draftOfBoard, emptyDraft, type PhotoDraft } from "./photo-draft.ts";
import type { BoardHeading } from "./read-board.ts";
import { readPicture } from "./read-picture.ts";

/** Why a photo is not read, or what is to be said of what was. */
export type PhotoProblem = PhotoMistake | "notLoaded" | "noEngine" | "nothing" | "doubtful";

/** What is kept on the device: the photo is not. `of`: the photo as it was seen when it was read. */
interface Kept {
  draft: PhotoDraft;
  of: string;
}

/** Of names in another script, or of a photo that is too blurred, the engine is less sure than this. */
const LEAST_CONFIDENCE = 60;

type Reading = {
  sizes: readonly ColumnKey[];
  draftName: string;
  tag: string;
};

async function openEngine(onProgress: (share: number) => void): Promise<Engine> {
  return (await import("./engine.ts")).openEngine(onProgress);
}

/** A photo, what was read from it, and what a person has made of that. */
export function usePhotoReading({ sizes, draftName, tag }: Reading) {
  const [photo, setPhoto] = useState<DrawnPhoto | null>(null);
  const [kept, setKept] = useState<Kept | null>(() => readDraft<Kept>(draftName) ?? null);
  const [isKept, setIsKept] = useState(kept !== null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const engine = useRef<Engine | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      engine.current?.close();
      engine.current = null;
    };
  }, []);

  function keep(next: Kept | null): void {
    setKept(next);
    if (next) setIsKept(keepDraft(draftName, next));
    else forgetDraft(draftName);
  }

  async function recognised(of: DrawnPhoto): Promise<BoardHeading[]> {
    engine.current ??= await openEngine(setProgress);
    // What is said meanwhile is drawn before the picture is made ready, which takes a moment.
    await new Promise((done) => setTimeout(done));
    return readPicture(pixelsOf(of), { recognise: engine.current.recognise, sizes });
  }

  async function read(of: DrawnPhoto): Promise<void> {
    setProblem(null);
    setProgress(0);
    const board = await recognised(of).catch(() => null);
    if (isLeft.current) {
      engine.current?.close();
      return;
    }
    setProgress(null);
    setProblem(board === null ? "noEngine" : problemOf(board));
    const draft = board && board.length > 0 ? draftOfBoard(board, tag) : emptyDraft(sizes);
    keep({ draft, of: nameOf(of) });
  }

  /** What somebody has confirmed or typed is not read over: they may say so. */
  async function take(file: Promise<Blob>): Promise<void> {
    const blob = await file.catch(() => null);
    const opened = blob ? await openPhoto(blob) : "notLoaded";
    if (typeof opened === "string") {
      setProblem(opened);
      return;
    }
    setPhoto(opened);
    setProblem(null);
    if (!kept) await read(opened);
  }

  return {
    photo,
    draft: kept?.draft ?? null,
    isKept,
    progress,
    problem,
    take,
    readAgain: () => photo && void read(photo),
    turn: () => setPhoto((before) => before && { ...before, quarters: (before.quarters + 1) % 4 }),
    /** Whether what was read stands in the photo where it says. */
    isPlaced: photo !== null && kept?.of === nameOf(photo),
    change: (step: (draft: PhotoDraft) => PhotoDraft) => kept && keep({ ...kept, draft: step(kept.draft) }),
    setDraft: (draft: PhotoDraft) => keep(draft.length > 0 ? { draft, of: kept?.of ?? "" } : null),
    typeAlone: () => keep({ draft: emptyDraft(sizes), of: "" }),
  };
}

export type PhotoReadingState = ReturnType<typeof usePhotoReading>;

function nameOf(photo: DrawnPhoto): string {
  const { width, height } = seenSize(photo);
  return `${width} × ${height}, ${photo.quarters}`;
}

function problemOf(board: readonly BoardHeading[]): PhotoProblem | null {
  const lines = board.flatMap((heading) => heading.lines);
  if (lines.length === 0) return "nothing";
  const sum = lines.reduce((total, { confidence }) => total + confidence, 0);
  return sum / lines.length < LEAST_CONFIDENCE ? "doubtful" : null;
}
