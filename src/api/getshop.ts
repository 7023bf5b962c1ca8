import { Hono } from "hono";
import { menuAnswer } from "#features/products/menu-answer.ts";
import { menuOfShop } from "#features/products/server/menu-of-shop.ts";
import { getShopQuery } from "#features/shops/get-shop-query.ts";
import { openTimesOfShop } from "#features/shops/server/open-times-of-shop.ts";
import { openingAtArrival } from "#features/shops/server/opening-at-arrival.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { shopDetailsAnswer } from "#features/shops/shop-details-answer.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { followFlags } from "./follow-flags.ts";
import { ShopDetails } from "./getshop-schemas.ts";
import { languageOf } from "./language-of.ts";
import { tagged } from "./tagged.ts";

const description = describeCall({
  summary: "One shop: facts with their age, hours of the coming days, menu",
  description:
    "`url` is its slug. Of the menu there is what anyone may see. Times are ISO 8601 in UTC, prices in cents. A caller with an account is told whether they follow it. " +
    "`openingAt` is the state at the time `at`, by the rules of the hours up to a year ahead; null without one.",
  answer: "The shop",
  shape: ShopDetails,
  refusals: { 400: "The slug is missing or none", 404: "There is no such shop" },
  isTagged: true,
});

/** `GET /api/getshop` (product.md section 12). */
export const getshop = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", getShopQuery),
  async (c) => {
    const { url: slug, at } = c.req.valid("query");
    const database = c.get("database");
    const now = c.get("now")();
    const { shop, hours } = await shopRecord(database, { slug, locale: languageOf(c), now });
    const [menu, followFlag] = await Promise.all([
      menuOfShop(database, { shopId: shop.id, viewer: "anyone" }),
      followFlags(database, c.get("viewer")),
    ]);
    const times = openTimesOfShop(hours, { now });
    c.header("cache-control", "private, no-cache");
    const openingAt = at === undefined ? null : openingAtArrival(hours, { at, now });
    return c.json({
      ...shopDetailsAnswer(shop, times),
      ...followFlag(shop),
      openingAt,
      menu: menuAnswer(menu),
    });
  },
);
