#!/usr/bin/env bash
# hono-openapi, version 1.3.3, with valibot 1.5.0 (@valibot/to-json-schema 1.8.0): a position of GeoJSON, which is a pair of numbers (RFC 7946
# section 3.1.1), described as a tuple, stands in the OpenAPI document as in JSON Schema draft 7: an array under `items`. The document says
# that it is OpenAPI 3.1, whose dialect (JSON Schema 2020-12) takes one schema there and has `prefixItems` for tuples, so that
# @redocly/openapi-core 2.64.0 finds an error of structure and generators of clients do not know what a corner of a polygon is.
#
# Seen: openapi 3.1.0, `items` of the position is an array, there is no `prefixItems`, and the linter says `struct` at that place.
# Around it: an array of numbers with exactly two of them, which both dialects have a word for.
# Fails (exit 1) when one of these is no longer so.
set -euo pipefail
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hono@4.13.19 hono-openapi@1.3.3 @hono/standard-validator@0.4.0 valibot@1.5.0 @valibot/to-json-schema@1.8.0 \
  @standard-community/standard-json@0.3.6 @standard-community/standard-openapi@0.2.10 openapi-types@12.1.3 @redocly/openapi-core@2.64.0
cat >run.mjs <<'JS'
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Hono } from "hono";
import { describeRoute, generateSpecs, validator } from "hono-openapi";
import * as v from "valibot";

const position = v.strictTuple([v.number(), v.number()]);
const polygon = v.object({ type: v.literal("Polygon"), coordinates: v.array(v.array(position)) });
const app = new Hono().post(
  "/zones",
  describeRoute({ operationId: "zones", summary: "Zones", responses: { 200: { description: "Saved" }, 400: { description: "Not right" } } }),
  validator("json", polygon),
  (c) => c.json({}),
);
const document = await generateSpecs(app, { documentation: { info: { title: "Zones", version: "1" } } });
const described = document.paths["/zones"].post.requestBody.content["application/json"].schema;
const pair = described.properties.coordinates.items.items;
const problems = await lintFromString({
  source: JSON.stringify(document),
  config: await createConfig({ rules: { struct: "error" } }),
});
const structural = problems.filter(({ ruleId }) => ruleId === "struct").map(({ location }) => location[0].pointer);
console.log("openapi", document.openapi);
console.log("a position:", JSON.stringify(pair));
console.log("struct at:", structural.join("\n  "));
const isAsSeen =
  document.openapi.startsWith("3.1") &&
  Array.isArray(pair.items) &&
  !("prefixItems" in pair) &&
  structural.some((pointer) => pointer.includes("/coordinates/items/items/items"));
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.mjs
