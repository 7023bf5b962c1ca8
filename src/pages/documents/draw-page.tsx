import type { ReactNode } from "react";
import type { EntryContext, RouterContextProvider } from "react-router";
import { NonceContext } from "#platform/http/nonce-context.ts";
import { DrawnBefore } from "#ui/drawn-once/drawn-once.tsx";
import { appContext } from "../../app-context.ts";
import { drawDocument } from "./draw-document.ts";
import { frameOfLanguage } from "./frame-of-language.tsx";
import { InLanguage } from "./in-language.tsx";
import { wakingScripts } from "./waking-scripts.ts";

interface Page {
  /** The page, and what its parts hear of the router. */
  router: ReactNode;
  entry: EntryContext;
  /** What wakes it up, as the router writes it. */
  data: string;
  context: Readonly<RouterContextProvider>;
}

/** The whole HTML of a page, with what brings it to life in a browser. */
export async function drawPage({ router, entry, data, context }: Page): Promise<string> {
  const { i18n, nonce } = context.get(appContext);
  const language = { i18n, prefix: prefixOf(entry) };
  const frame = frameOfLanguage(language);
  const html = await drawDocument(
    <NonceContext value={nonce}>
      <InLanguage {...language}>
        <DrawnBefore value={frame}>{router}</DrawnBefore>
      </InLanguage>
    </NonceContext>,
    wakingScripts(entry, { data, nonce }),
  );
  frame.drawWanted();
  return html;
}

function prefixOf({ staticHandlerContext: { basename } }: EntryContext): string {
  return basename && basename !== "/" ? basename : "";
}
