import { expect, test } from "vitest";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import type { AppContext } from "../app-context.ts";
import { notFound } from "./page-errors.ts";

const database = testWorld(settleSmallCountry);

/** What a request for an unknown address throws. */
async function thrownAt(path: string, locale: "nl" | "de" = "nl"): Promise<unknown> {
  const site = { languageBases: { nl: "", de: "/de" } } as unknown as AppContext["site"];
  const app = { database, locale, site } as AppContext;
  return notFound(app, new Request(`https://example.org${path}`), "Page not found").catch(
    (thrown: unknown) => thrown,
  );
}

// In client navigation the router fetches the data of a page at its address plus `.data`.
test.each(["", ".data", ".data?_routes=root", "?page=2"])(
  "an old address leads to the new one, also when asked as …%s",
  async (ending) => {
    const thrown = (await thrownAt(`/de/coffeeshops/den-bosch${ending}`, "de")) as Response;
    expect([thrown.status, thrown.headers.get("location")]).toEqual([301, "/coffeeshops/s-hertogenbosch"]);
  },
);

test("an address that nobody knows is not found, with its cause", async () => {
  expect(await thrownAt("/coffeeshops/nowhere")).toMatchObject({
    data: { errors: [{ msg: "Page not found", param: "" }] },
    init: { status: 404 },
  });
});
