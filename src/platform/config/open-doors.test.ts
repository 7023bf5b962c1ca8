import { expect, test } from "vitest";
import { PRODUCTION_SETTINGS } from "#tests/support/production-settings.ts";
import { openDoorsOf } from "./open-doors.ts";
import { readConfig } from "./read-config.ts";

const doorsOf = (settings: Record<string, string>) =>
  openDoorsOf(readConfig({ ...PRODUCTION_SETTINGS, ...settings }, "serve").settings).map(
    (line) => line.split(" ")[0],
  );

test.each<[settings: Record<string, string>, doors: string[]]>([
  [{}, ["METRICS_TOKEN", "TRUSTED_PROXIES"]],
  [{ METRICS_TOKEN: "a-token-of-a-machine", TRUSTED_PROXIES: "127.0.0.1" }, []],
  [{ HOST: "0.0.0.0" }, ["METRICS_TOKEN"]],
  [{ HOST: "0.0.0.0", SITE_URL: "http://example.org" }, ["SITE_URL", "METRICS_TOKEN"]],
  [{ METRICS_TOKEN: "a-token-of-a-machine", RATE_LIMIT: "off" }, ["RATE_LIMIT"]],
])("a public site with %j is told at start of %j", (settings, doors) => {
  expect(doorsOf(settings)).toEqual(doors);
});
