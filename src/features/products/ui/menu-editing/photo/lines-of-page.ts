import type { BoardWord } from "./board-words.ts";

/** Of what the engine answers, the part that is looked at: its lines with their words, in pixels of the picture that it was given. */
export interface ReadPage {
  blocks:
    | readonly {
        paragraphs: readonly { lines: readonly { words: readonly PageWord[] }[] }[];
      }[]
    | null;
}

interface PageWord {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

/** The words of each line, in pixels of the picture before it was made larger by `scale`. */
export function linesOfPage({ blocks }: ReadPage, scale: number): BoardWord[][] {
  return (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words }) =>
        words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
          text,
          confidence,
          box: { x0: x0 / scale, y0: y0 / scale, x1: x1 / scale, y1: y1 / scale },
        })),
      ),
    ),
  );
}
