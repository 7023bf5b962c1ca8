import { Hono } from "hono";
import * as v from "valibot";
import { citiesWithShops } from "#features/shops/server/cities-with-shops.ts";
import { langSchema } from "#platform/i18n/lang-schema.ts";
import type { ApiEnvironment } from "./app.ts";
import { check } from "./check.ts";
import { describeCall } from "./describe-call.ts";
import { languageOf } from "./language-of.ts";
import { tagged } from "./tagged.ts";

const CityPage = v.pipe(
  v.strictObject({
    items: v.array(
      v.strictObject({
        _id: v.string(),
        url: v.string(),
        name: v.string(),
        province: v.string(),
        latitude: v.number(),
        longitude: v.number(),
        population: v.nullable(v.number()),
        shopCount: v.number(),
        coffeeshopCount: v.number(),
      }),
    ),
    total: v.number(),
    page: v.number(),
  }),
  v.metadata({ ref: "CityPage" }),
);

const Query = v.object({ lang: langSchema });

const description = describeCall({
  summary: "Every city with a shop, by the alphabet",
  description: "Samples are not counted.",
  answer: "All of them on one page",
  shape: CityPage,
  refusals: { 400: "A value is out of range" },
  isTagged: true,
});

/** `GET /api/getcities` (product.md section 12). */
export const getcities = new Hono<ApiEnvironment>().get(
  "/",
  tagged,
  description,
  check("query", Query),
  async (c) => {
    const cities = await citiesWithShops(c.get("database"), languageOf(c));
    const items = cities.map((city) => ({
      _id: String(city.id),
      url: city.slug,
      name: city.name,
      province: city.province,
      latitude: city.latitude,
      longitude: city.longitude,
      population: city.population,
      shopCount: city.shopCount,
      coffeeshopCount: city.coffeeshopCount,
    }));
    c.header("cache-control", "private, no-cache");
    return c.json({ items, total: items.length, page: 1 });
  },
);
