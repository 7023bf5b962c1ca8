import type { Database } from "#platform/database/database.ts";
import { distanceMetres } from "#platform/geo/geo.ts";
import type { ImportReport, Refusal, Remark } from "#platform/import/import-report.ts";
import { type CsvRow, readCsv } from "#platform/import/read-csv.ts";
import { type ImportOptions, runImport } from "#platform/import/run-import.ts";
import { slugOf } from "#platform/text/slug.ts";
import { mayReplace } from "../facts.ts";
import { TOLERATED_KINDS } from "../shop.ts";
import type { ToldFacts } from "./fact-columns.ts";
import { matchShops } from "./match-shops.ts";
import { citiesToPlace, type KnownCity } from "./nearest-city.ts";
import { isRenamed, namesAfter } from "./names-after.ts";
import { openFactsOf } from "./open-fact-cells.ts";
import { type RealShop, realShops } from "./real-shops.ts";
import { doorOf, type RegisterRow, registerShape } from "./register-rows.ts";
import { type FactChange, saveFacts } from "./save-facts.ts";
import { saveLicences } from "./save-licences.ts";
import { saveOsmIds } from "./save-osm-ids.ts";
import { lockShops, saveShops, type SourcedShop } from "./save-shops.ts";

/** What the import of a register did, or would do, shop by shop. */
export interface RegisterReport extends ImportReport {
  changes: FactChange[];
  added: { slug: string; name: string; city: string }[];
  /** Shops that an older copy of the register had and this one lacks. */
  unlicensed: { slug: string; name: string }[];
}

/** A coffeeshop of the register, in its city. */
interface Licensed {
  line: number;
  row: RegisterRow;
  city: KnownCity;
  sourceKey: string;
}

/**
 * Takes in a municipality's register of licensed coffeeshops, a file like data/amsterdam_register.csv. A shop is found by `shop_id`, its
 * address, its element of OpenStreetMap, else by name and nearness; others are added. Where the name at an address is another
 * now, the new one leads and the old one becomes a former name. The permitted hours of a licence are never opening hours.
 */
export async function importRegister(
  database: Database,
  file: Uint8Array,
  { now = new Date(), ...options }: ImportOptions & { now?: Date } = {},
): Promise<RegisterReport> {
  const { rows, readCount, refused } = readCsv<RegisterRow>(file, registerShape);
  return runImport(database, options, async (tx) => {
    await lockShops.run(tx);
    const { licensed, unplaced } = placed(rows, await citiesToPlace(tx));
    const shops = await realShops(tx);
    const shopOf = shopsLicensed(licensed, shops);
    const added = licensed.filter((one) => !shopOf.has(one));
    const { addedIds, idOfKey, slugOfId } = await saveShops(tx, added.map(newShop), { now });
    const remarks: Remark[] = [];
    const told: ToldFacts[] = [];
    const osmIdOfShop = new Map<number, string>();
    const idOf = (one: Licensed) => shopOf.get(one)?.id ?? idOfKey.get(one.sourceKey) ?? 0;
    for (const one of licensed) {
      const { row, line } = one;
      const shop = shopOf.get(one);
      if (shop) told.push(listingOf(one, shop));
      if (shop && !isCalledSo(one, shop)) {
        remarks.push({
          line,
          text: `${shop.slug} has another name that people told us; its hours and contact stay`,
        });
        continue;
      }
      const { osm_id: osmId, source_year: observedOn } = row;
      const open = openFactsOf(row, { shopId: idOf(one), observedOn, osmId });
      told.push(...open.told);
      if (open.remark) remarks.push({ line, text: open.remark });
      if (osmId !== null) osmIdOfShop.set(idOf(one), osmId);
    }
    const facts = await saveFacts(tx, told, { now });
    const registers = await saveRegisters(tx, licensed, idOf);
    const changedIds = new Set([
      ...facts.changedIds,
      ...(await saveOsmIds(tx, osmIdOfShop)).changedIds,
      ...registers.changedIds,
    ]);
    for (const id of addedIds) changedIds.delete(id);
    return {
      readCount,
      addedCount: addedIds.length,
      changedCount: changedIds.size,
      unchangedCount: Math.max(0, licensed.length - addedIds.length - changedIds.size),
      refused: [...refused, ...unplaced].toSorted((a, b) => a.line - b.line),
      remarks,
      changes: facts.changes,
      added: added.flatMap((one) => {
        const slug = slugOfId.get(idOf(one));
        return slug === undefined ? [] : [{ slug, name: newShop(one).name, city: one.city.name }];
      }),
      unlicensed: shops.filter(({ id }) => registers.removedIds.includes(id)),
    };
  });
}

/** In the city of that name; the nearest one, should there be several. */
function placed(
  rows: CsvRow<RegisterRow>[],
  cities: KnownCity[],
): { licensed: Licensed[]; unplaced: Refusal[] } {
  const licensed: Licensed[] = [];
  const unplaced: Refusal[] = [];
  for (const { line, value: row } of rows) {
    const point = { latitude: row.lat, longitude: row.lon };
    const [city] = cities
      .filter(({ name }) => name === row.city)
      .filter(({ code }) => row.municipality_code === null || code === row.municipality_code)
      .toSorted((a, b) => distanceMetres(a, point) - distanceMetres(b, point));
    if (city) {
      const sourceKey = `register-${city.code.toLowerCase()}-${slugOf(row.address)}`.slice(0, 80);
      licensed.push({ line, row, city, sourceKey });
    } else unplaced.push({ line, reasons: [`city "${row.city}" is not known`] });
  }
  return { licensed, unplaced };
}

/** Which shop of ours each licence is for. */
function shopsLicensed(licensed: Licensed[], shops: RealShop[]): Map<Licensed, RealShop> {
  const tolerated = shops.filter(({ kind }) => TOLERATED_KINDS.includes(kind));
  const known = tolerated.flatMap((shop) => [...shop.parts, shop].map((keys) => ({ ...keys, shop })));
  const byKey = new Map(known.map(({ sourceKey, shop }) => [sourceKey, shop]));
  const byOsmId = new Map(known.flatMap(({ osmId, shop }) => (osmId === null ? [] : [[osmId, shop]])));
  const found = new Map<Licensed, RealShop>();
  const taken = new Set<RealShop>();
  for (const key of ["shop_id", "sourceKey", "osm_id"] as const) {
    for (const one of licensed) {
      if (found.has(one)) continue;
      const value = key === "sourceKey" ? one.sourceKey : one.row[key];
      const shop = value === null ? undefined : (key === "osm_id" ? byOsmId : byKey).get(value);
      if (!shop || taken.has(shop)) continue;
      found.set(one, shop);
      taken.add(shop);
    }
  }
  const rest = licensed.filter((one) => !found.has(one));
  const matched = matchShops(
    rest.map((one) => ({ ...newShop(one), formerNames: [], one })),
    tolerated.filter((shop) => !taken.has(shop)),
  );
  for (const [{ one }, shop] of matched) found.set(one, shop);
  return found;
}

/** A shop of which only the holder of its licence is known is called by its address. */
function newShop({ row, city, sourceKey }: Licensed): SourcedShop {
  const door = doorOf(row.address);
  return {
    ...door,
    sourceKey,
    name: row.name_is_holder ? `Coffeeshop ${door.street} ${door.houseNumber}` : row.name,
    kind: "coffeeshop",
    isSample: false,
    postcode: row.postcode,
    latitude: row.lat,
    longitude: row.lon,
    cityId: city.cityId,
    municipalityId: city.municipalityId,
    citySlug: city.citySlug,
    source: "register",
    observedOn: row.source_year,
    confidence: "high",
  };
}

/** Registers spell names in their own way: a name that is only spelled differently stays as it stands on the door. */
function listingOf({ row, city, sourceKey }: Licensed, shop: RealShop): ToldFacts {
  const { street, houseNumber } = doorOf(row.address);
  const isOther = !row.name_is_holder && isRenamed(shop, row.name);
  // Our own shop of that address, under a name that a person or a newer register gave it.
  const name = isOther || (shop.sourceKey === sourceKey && !row.name_is_holder) ? row.name : shop.name;
  return {
    shopId: shop.id,
    group: "listing",
    source: "register",
    observedOn: row.source_year,
    confidence: "high",
    columns: {
      ...namesAfter(shop, name),
      street,
      house_number: houseNumber,
      postcode: row.postcode ?? shop.postcode,
      city_id: city.cityId,
      municipality_id: city.municipalityId,
      latitude: row.lat,
      longitude: row.lon,
    },
  };
}

/** Hours and contact belong to the name the register has: they are nothing to a shop that keeps another one. */
function isCalledSo({ row }: Licensed, shop: RealShop): boolean {
  if (row.name_is_holder || !isRenamed(shop, row.name)) return true;
  return mayReplace(shop.listing, { source: "register", observedOn: row.source_year });
}

async function saveRegisters(
  tx: Database,
  licensed: Licensed[],
  idOf: (one: Licensed) => number,
): Promise<{ changedIds: number[]; removedIds: number[] }> {
  const changedIds: number[] = [];
  const removedIds: number[] = [];
  const municipalityIds = new Set(licensed.map(({ city }) => city.municipalityId));
  for (const municipalityId of municipalityIds) {
    const own = licensed.filter(({ city }) => city.municipalityId === municipalityId);
    const observedOn = own.map(({ row }) => row.source_year).reduce((a, b) => (a > b ? a : b));
    const name = own[0]?.row.source.split(" + ")[0] ?? "";
    const licences = own.map((one) => ({
      shopId: idOf(one),
      holder: one.row.name_is_holder === "yes" ? one.row.name : null,
      validTo: one.row.licence_valid_to,
    }));
    const saved = await saveLicences(tx, { municipalityId, name, observedOn, licences });
    changedIds.push(...saved.changedIds);
    removedIds.push(...saved.removedIds);
  }
  return { changedIds, removedIds };
}
