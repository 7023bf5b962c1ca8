// @vitest-environment node
import { lazy, Suspense } from "react";
import { createRequestHandler, data, redirect, useLoaderData } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { freshNonce } from "#platform/http/nonce.ts";
import { staticPart } from "#ui/static-part/static-part.tsx";
import { Link } from "#ui/link/link.tsx";
import handleRequest, { handleError } from "./entry.server.tsx";
import { smallSite, visitor } from "./small-site.test-support.tsx";

const NONCE = freshNonce();

/** A site of one page, and what it logged. */
function siteOf(module: object, basename = "/") {
  const report = vi.fn();
  const entry = { default: handleRequest, handleError };
  const handle = createRequestHandler(
    smallSite({ entry, basename, pages: { deals: { path: "deals", module } } }),
    "production",
  );
  const folder = basename === "/" ? "" : basename;
  const ask = (path: string, init?: RequestInit) =>
    handle(new Request(`http://x${folder}${path}`, init), visitor(report, NONCE));
  const htmlOf = async (path: string) => (await ask(path)).text();
  return { ask, htmlOf, report };
}

const Words = () => <p>{"Open until late. ".repeat(5000)}</p>;
const Later = lazy(async () => ({ default: Words }));

const LARGE = {
  default: () => (
    <>
      <Suspense fallback="…">
        <Words />
      </Suspense>
      <Suspense fallback="…">
        <Later />
      </Suspense>
    </>
  ),
};

const scriptsIn = (html: string) => html.match(/<script[^>]*>/g) ?? [];

describe("a document", () => {
  it("loads nothing ahead: it has no modulepreload link, one script for its code, and the rest inline", async () => {
    const { htmlOf } = siteOf({ default: Words });
    const html = await htmlOf("/deals");
    expect(html).not.toContain("modulepreload");
    expect(html).not.toContain(" src=");
    expect(html.match(/<script[^>]* type="module"/g)).toHaveLength(1);
    expect(html).toContain('import("/assets/entry.js")');
    expect(html).toContain("window.__reactRouterContext = ");
  });

  it("has the nonce in every script, as it was given", async () => {
    const { htmlOf } = siteOf({ default: Words, loader: () => ({ shops: [] }) });
    const scripts = scriptsIn(await htmlOf("/deals"));
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) expect(script).toContain(`nonce="${NONCE}"`);
  });

  it("is whole, with every part in its place, however large and late", async () => {
    const { ask } = siteOf(LARGE);
    const answer = await ask("/deals");
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await answer.text();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="nl">/);
    expect(html).toMatch(/<\/body><\/html>$/);
    expect(html.match(/<p>Open until late/g)).toHaveLength(2);
    expect(html).not.toMatch(/<template|<div hidden|\$RC|…/);
  });

  it("waits for a part whose code is not there yet, and is the same once it is", async () => {
    const Part = staticPart(async () => Words);
    const { htmlOf } = siteOf({ default: () => <Part /> });
    const first = await htmlOf("/deals");
    expect(first).toMatch(/data-static-part=""><p>Open until late/);
    expect(await htmlOf("/deals")).toBe(first);
  });

  it("names no shop so that it ends a script", async () => {
    const name = "Bulldog </script><b>";
    const { htmlOf } = siteOf({ default: () => null, loader: () => ({ name }) });
    const html = await htmlOf("/deals");
    expect(html).toContain("Bulldog");
    expect(html).not.toContain("<b>");
    expect(html.match(/<\/script>/g)).toHaveLength(scriptsIn(html).length);
  });

  it.each([
    ["/", "/map"],
    ["/de", "/de/map"],
  ])("under %s has links that stay there", async (basename, address) => {
    const { htmlOf } = siteOf({ default: () => <Link to="/map">Map</Link> }, basename);
    expect(await htmlOf("/deals")).toContain(`<a href="${address}"`);
  });
});

describe("a page", () => {
  const fail = () => {
    throw data(null, 404);
  };

  it.each([
    ["that is there", () => ({}), 200],
    ["that moved", () => redirect("/map", 301), 301],
    ["that is missing", fail, 404],
  ])("%s asks its loader once, and once more for the next request", async (_what, answer, status) => {
    const loader = vi.fn(answer);
    const { ask, report } = siteOf({ default: () => null, loader });
    for (const count of [1, 2]) {
      expect((await ask("/deals")).status).toBe(status);
      expect(loader).toHaveBeenCalledTimes(count);
    }
    expect(report).not.toHaveBeenCalled();
  });

  it("that cannot be drawn is the error page, and the log hears why", async () => {
    const loader = vi.fn(() => ({}));
    const Broken = () => {
      throw new Error("No such shop");
    };
    const { ask, report } = siteOf({ default: Broken, loader });
    const answer = await ask("/deals");
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain("<p>Sorry</p>");
    // Details of the error go only to the log.
    expect(html).not.toContain("No such shop");
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: "No such shop" }));
    expect(loader).toHaveBeenCalledOnce();
  });

  it("whose error page cannot be drawn either is a sentence and a way home", async () => {
    const Broken = () => {
      throw new Error("No such shop");
    };
    const { ask } = siteOf({ default: Broken, ErrorBoundary: Broken });
    const answer = await ask("/deals");
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain("An error occurred while showing the error page");
  });

  it("gives its data to who is here already, and to who asks for its head the status", async () => {
    const Name = () => <p>{useLoaderData<{ name: string }>().name}</p>;
    const { ask } = siteOf({ default: Name, loader: () => ({ name: "Barraka" }) });
    const sent = await ask("/deals.data");
    expect(sent.headers.get("content-type")).toContain("text/x-script");
    expect(await sent.text()).toContain("Barraka");
    expect((await ask("/deals", { method: "HEAD" })).status).toBe(200);
  });
});
