import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { describeRoute, resolver } from "hono-openapi";
import * as v from "valibot";
import { sliceOfShops } from "#features/shops/server/slice-of-shops.ts";
import { askedSlice, getShopsQuery } from "#features/shops/get-shops-query.ts";
import { DEFAULT_LOCALE, isLocale } from "#platform/i18n/locales.ts";
import type { ApiEnvironment } from "./app.ts";
import { check, ErrorAnswer } from "./check.ts";
import { ShopPreview, shopPreview } from "./shop-preview.ts";

const description = describeRoute({
  summary: "Shops, nearest first or as a slice",
  description:
    "With `latitude` and `longitude` the nearest shops come first, with their distance in metres. " +
    "Without them a slice of the best. The position is used for this answer only and kept nowhere.",
  responses: {
    200: {
      description: "A bare list of shops",
      content: { "application/json": { schema: resolver(v.array(ShopPreview)) } },
    },
    400: {
      description: "A value is missing or out of range",
      content: { "application/json": { schema: resolver(ErrorAnswer) } },
    },
  },
});

/** `GET /api/getshops` (specification section 7). */
export const getshops = new Hono<ApiEnvironment>().get(
  "/",
  description,
  check("query", getShopsQuery),
  async (c) => {
    const { near, start, amount } = askedSlice(c.req.valid("query"));
    const chosen = getCookie(c, "locale");
    const items = await sliceOfShops(c.get("database"), {
      ...(near && { near }),
      start,
      amount,
      samples: "included",
      locale: isLocale(chosen) ? chosen : DEFAULT_LOCALE,
    });
    return c.json(items.map(shopPreview));
  },
);
