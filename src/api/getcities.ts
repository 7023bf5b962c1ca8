import { Hono } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import * as v from "valibot";
import { citiesWithShops } from "#features/shops/server/cities-with-shops.ts";
import type { ApiEnvironment } from "./app.ts";
import { languageOf } from "./language-of.ts";

const CityPage = v.pipe(
  v.object({
    items: v.array(
      v.object({
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

const description = describeRoute({
  summary: "Every city with a shop, by the alphabet",
  description: "Samples are not counted. `lang` is a language of the site.",
  responses: {
    200: {
      description: "All of them on one page",
      content: { "application/json": { schema: resolver(CityPage) } },
    },
  },
});

/** `GET /api/getcities` (product.md section 12). */
export const getcities = new Hono<ApiEnvironment>().get("/", description, async (c) => {
  const cities = await citiesWithShops(c.get("database"), { locale: languageOf(c), samples: "excluded" });
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
  return c.json({ items, total: items.length, page: 1 });
});
