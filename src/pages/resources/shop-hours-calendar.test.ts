import { setupI18n } from "@lingui/core";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { importShops } from "#features/shops/server/import-shops.ts";
import { NOW, setStatus, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import { ANONYMOUS } from "#platform/viewer.ts";
import { testWorld } from "#tests/support/database.ts";
import { NO_OPERATION } from "#platform/operation.test-support.ts";
import { appContext } from "#app/app-context.ts";
import { loader } from "./shop-hours-calendar.ts";

const database = testWorld(settleSmallWorld);

const HOURS = `id,name,kind,latitude,longitude,street,house_number,postcode,city,municipality_code,confidence,opening_hours
osm2021-a1,Andersom,coffeeshop,52.0905,5.1206,Vismarkt,23,,Utrecht,GM0344,high,Sa 09:00-01:00
`;

async function calendarOf(shop: string, now = NOW) {
  const context = new RouterContextProvider();
  context.set(appContext, {
    database,
    locale: "de",
    i18n: setupI18n({ locale: "de", messages: { de: {} } }),
    nonce: "",
    site: {
      name: "Highstreet",
      canonicalBases: EXAMPLE_BASES,
      languageBases: EXAMPLE_BASES,
      cookieDomain: undefined,
      isDevelopment: false,
      mapTiles: { kind: "outline", streetsUrl: null },
      pictureBase: "",
      providers: [],
    },
    imprint: { contactEmail: undefined, operator: undefined },
    storeApps: { android: undefined, apple: undefined },
    surveys: [],
    viewer: ANONYMOUS,
    visit: { consent: undefined, isApp: false },
    now: () => now,
    mapArchive: null,
    drawShareImage: () => Promise.reject(new Error("No picture is asked for here")),
    operation: NO_OPERATION,
    report: () => {},
  });
  const request = new Request(`https://highstreet.example/de/coffeeshop/${shop}/hours.ics`);
  return loader({ context, request, params: { shop } } as unknown as Parameters<typeof loader>[0]);
}

test("a shop's hours are a calendar file with a safe name", async () => {
  await importShops(database, bytesOf(HOURS), { now: NOW });
  const response = await calendarOf("andersom");
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="andersom.ics"');
  const text = await response.text();
  expect(text.match(/^DTSTART:.*$/gm)).toEqual([
    "DTSTART:20261114T080000Z",
    "DTSTART:20261121T080000Z",
    "DTSTART:20261128T080000Z",
  ]);
  expect(text).toContain("LOCATION:Vismarkt 23\\, Utrecht\r\n");
  expect(text).toContain("URL;VALUE=URI:https://highstreet.example/de/coffeeshop/andersom\r\n");
});

test("the night that goes on stays, and so do the days before it", async () => {
  await importShops(database, bytesOf(HOURS.replace("Sa 09:00-01:00", "Mo-Su 20:00-06:00")), { now: NOW });
  const text = await (await calendarOf("andersom", new Date("2026-11-22T03:20:00Z"))).text();
  expect(text).toMatch(/^UID:hours-\d+-2026-11-21-1@/m);
  expect(text).toContain("DTEND:20261122T050000Z");
  expect(text).toContain("DTSTART:20261116T190000Z");
});

test.each([
  ["that is closed for weeks", "Mo-Su 10:00-22:00; Nov 10-Dec 20 off", "active"],
  ["that is closed for a time", "Mo-Su 10:00-22:00", "temporarilyClosed"],
])("a shop %s has a calendar that says so", async (_, hours, status) => {
  await importShops(database, bytesOf(HOURS.replace("Sa 09:00-01:00", hours)), { now: NOW });
  await setStatus(database, { slug: "andersom", status });
  const text = await (await calendarOf("andersom")).text();
  expect(text.match(/^DTSTART.*$/gm)).toEqual(["DTSTART;VALUE=DATE:20261121"]);
  expect(text).toContain("SUMMARY:Andersom: closed");
});

test("hours that are all in doubt are no calendar", async () => {
  await importShops(database, bytesOf(HOURS.replace("Sa 09:00-01:00", "Mo-Su 10:00-22:00 unknown")), {
    now: NOW,
  });
  await expect(calendarOf("andersom")).rejects.toMatchObject({ init: { status: 404 } });
});

test("a shop of unknown hours has none: a calendar without an event is no calendar", async () => {
  await expect(calendarOf("andersom")).rejects.toMatchObject({ init: { status: 404 } });
});

test("a shop that nobody knows has none", async () => {
  await expect(calendarOf("nobody")).rejects.toMatchObject({ init: { status: 404 } });
});
