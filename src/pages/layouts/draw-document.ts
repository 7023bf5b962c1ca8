import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/**
 * The HTML of a document, whole: nothing on these pages is worth a half page first. As a string, which costs half of a
 * stream; but a string cannot wait, and the code of some parts is fetched when they are first drawn (src/ui/as-drawn). So what
 * fails is drawn once more by the way that waits, and an error that is none of waiting is thrown by that.
 */
export async function drawDocument(document: ReactNode): Promise<string> {
  try {
    return `<!DOCTYPE html>${renderToString(document)}`;
  } catch {
    const stream = await renderToReadableStream(document, { onError: leaveToCaller });
    await stream.allReady;
    return new Response(stream).text();
  }
}

/** React would print what it also throws. */
const leaveToCaller = () => undefined;
