import { Hono } from "hono";
import * as v from "valibot";
import { askedFilters, askedPoint, askedSlice, getShopsQuery } from "#features/shops/get-shops-query.ts";
import { shopPin, shopPreview } from "#features/shops/shop-answers.ts";
import { askedShops } from "#features/products/server/asked-shops.ts";
import { pinsIn } from "#features/shops/server/pins-in.ts";
import { shopsIn } from "#features/shops/server/shops-in.ts";
import { sliceOfShops } from "#features/shops/server/slice-of-shops.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { followFlags } from "./follow-flags.ts";
import { languageOf } from "./language-of.ts";
import { ShopPage, ShopPins, ShopPreview } from "./shop-schemas.ts";
import { tagged } from "./tagged.ts";

const description = describeCall({
  summary: "Shops of a place, filtered: nearest first or as a slice",
  description:
    "With `latitude` and `longitude` the nearest shops come first, with their distance in metres. " +
    "Without them a slice of the best. The position is used for this answer only and kept nowhere. " +
    "`viewType=preview` (the default) answers a bare list; `list` a page of the site with the counts of every " +
    "filter (only then is there a `page`; one past the end is answered with the last one), `map` what a map shows. `product` (a slug) narrows all of it to the shops that have it, `wietproef=true` to the coffeeshops in the municipalities of the experiment. With `open` the shops whose hours nobody knows stand below the open ones. A caller with an account is told in lists which of the shops they follow.",
  answer: "A bare list of shops, a page of a list, or pins",
  shape: v.union([v.array(ShopPreview), ShopPage, ShopPins]),
  refusals: { 400: "A value is missing or out of range", 404: "There is no such city or product" },
  isTagged: true,
});

/** `GET /api/getshops` (specification section 7). */
export const getshops = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", getShopsQuery),
  async (c) => {
    const query = c.req.valid("query");
    const database = c.get("database");
    const near = askedPoint(query);
    const scope = await askedShops(database, query);
    const locale = languageOf(c);
    const asked = { scope, filters: askedFilters(query), near, now: c.get("now")() };
    // An answer with the caller's position is not cached; others are revalidated by ETag.
    if (!near) c.header("cache-control", "private, no-cache");
    if (query.viewType === "list") {
      const [{ items, ...page }, followFlag] = await Promise.all([
        shopsIn(database, { ...asked, locale }),
        followFlags(database, c.get("viewer")),
      ]);
      return c.json({ ...page, items: items.map((shop) => ({ ...shopPreview(shop), ...followFlag(shop) })) });
    }
    if (query.viewType === "map") {
      const { pins, total } = await pinsIn(database, asked);
      return c.json({ items: pins.map(shopPin), total });
    }
    const [items, followFlag] = await Promise.all([
      sliceOfShops(database, { ...asked, ...askedSlice(query), locale }),
      followFlags(database, c.get("viewer")),
    ]);
    return c.json(items.map((shop) => ({ ...shopPreview(shop), ...followFlag(shop) })));
  },
);
