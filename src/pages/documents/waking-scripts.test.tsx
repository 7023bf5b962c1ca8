import { text } from "node:stream/consumers";
import { createContext, runInContext } from "node:vm";
import { renderToReadableStream } from "react-dom/server";
import { createRequestHandler, type EntryContext, ServerRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { smallSite } from "./small-site.test-support.tsx";
import { wakingScripts } from "./waking-scripts.ts";

type Answer = (entry: EntryContext) => Promise<string>;

/** A small site of the router's own making, whose documents are what `answer` makes of them. */
function siteThatSends(answer: Answer, basename: string) {
  const entry = {
    default: async (_request: Request, status: number, _headers: Headers, context: EntryContext) =>
      new Response(await answer(context), { status }),
    handleError: () => undefined,
  };
  return createRequestHandler(smallSite({ entry, basename }), "production");
}

const byTheRouter: Answer = async (entry) => {
  const stream = await renderToReadableStream(<ServerRouter context={entry} url="http://x" nonce="abc" />);
  await stream.allReady;
  return text(stream);
};

const byUs: Answer = async (entry) =>
  wakingScripts(entry, { data: await text(entry.serverHandoffStream as ReadableStream), nonce: "abc" });

interface Window {
  __reactRouterContext?: { stream: ReadableStream; streamController?: unknown };
  __reactRouterManifest?: object;
  __reactRouterRouteModules?: object;
}

/** What a browser would know after it has run all scripts of a document. */
async function wokenBy(html: string) {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  const window: Window = {};
  const started: string[] = [];
  const browser = createContext({
    window,
    ReadableStream,
    TextEncoderStream,
    load: (address: string) => started.push(address),
  });
  for (const [, attributes, code = ""] of scripts) {
    expect(attributes).toContain('nonce="abc"');
    // A module cannot be run here: what it imports becomes the address, what it starts is noted.
    const plain = code.replaceAll(/import \* as (\w+) from ("[^"]+");/g, "var $1 = $2;");
    runInContext(plain.replaceAll("import(", "load("), browser);
  }
  const {
    __reactRouterContext: known,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: modules,
  } = window;
  const { stream, streamController: _controller, ...context } = known as NonNullable<typeof known>;
  return { context, data: await text(stream), manifest, modules, started };
}

describe.each(["/", "/de"])("the scripts of a document under %s", (basename) => {
  it.each(["/", "/coffeeshops/amsterdam", "/deals", "/nowhere/at/all"])(
    "say of %s what the router's own would say",
    async (path) => {
      const request = () => new Request(`http://x${basename === "/" ? "" : basename}${path}`);
      const ours = await siteThatSends(byUs, basename)(request());
      const theirs = await siteThatSends(byTheRouter, basename)(request());
      const woken = await wokenBy(await ours.text());
      expect(woken).toEqual(await wokenBy(await theirs.text()));
      expect(woken.started).toEqual(["/assets/entry.js"]);
    },
  );
});

it("nothing is loaded ahead, and no name of a shop ends a script", async () => {
  const answer = await siteThatSends(byUs, "/")(new Request("http://x/coffeeshops/amsterdam"));
  const html = await answer.text();
  expect(html).not.toContain("<link");
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});
