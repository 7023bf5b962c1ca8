import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";

/** How React marks a place that it leaves to the browser, because what stands there has to be waited for. */
const LEFT_TO_BROWSER = "<!--$!-->";

/**
 * The HTML of a document, whole: nothing on these pages is worth a half page first. As a string, which costs half of a
 * stream; but a string cannot wait, and the code of some parts is fetched when they are first drawn (src/ui/as-drawn). So what
 * fails or is left out is drawn once more by the way that waits, and an error that is none of waiting is thrown by that.
 * `scripts` stand at the end of its body: put in while it is in one piece, because to look into a text that was put together
 * costs another copy of it.
 */
export async function drawDocument(document: ReactNode, scripts = ""): Promise<string> {
  const html = drawnAtOnce(document);
  if (html !== undefined) return `<!DOCTYPE html>${withScripts(html, scripts)}`;
  const stream = await renderToReadableStream(document, { onError: leaveToCaller });
  await stream.allReady;
  return withScripts(await new Response(stream).text(), scripts);
}

function withScripts(html: string, scripts: string): string {
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end) + scripts + html.slice(end);
}

/** The HTML of something, or undefined where it cannot be drawn without waiting, or at all. */
export function drawnAtOnce(drawing: ReactNode): string | undefined {
  try {
    const html = renderToString(drawing);
    return html.includes(LEFT_TO_BROWSER) ? undefined : html;
  } catch {
    return undefined;
  }
}

/** React would print what it also throws. */
const leaveToCaller = () => undefined;
