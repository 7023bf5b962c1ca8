import type { Refusal } from "#platform/import/import-report.ts";
import type { CsvRow } from "#platform/import/read-csv.ts";
import { ladderMistakes, type PriceLadder } from "../price-ladder.ts";
import { isAvailability, type MenuRow, mistakesOfLine } from "./menu-rows.ts";
import { MISTAKE_REASONS, readRung } from "./read-rung.ts";
import type { SourcedMenuItem } from "./save-menus.ts";

export interface MenuItemOfRows {
  item: SourcedMenuItem;
  /** The day it was seen there. */
  seenOn: string;
  /** The rows it was put together from. */
  lines: number[];
}

/**
 * Puts the lines of a menu file together: those of one shop and name (without a name: of one product) are the ladder of one
 * thing. A thing with a mistake in any of its lines is refused as a whole, so that no price is lost silently.
 */
export function menuItemsOfRows(rows: CsvRow<MenuRow>[]): { items: MenuItemOfRows[]; refused: Refusal[] } {
  const groups = Map.groupBy(rows, ({ value }) => `${value.shop} ${value.name ?? `/${value.product}`}`);
  const items: MenuItemOfRows[] = [];
  const refused: Refusal[] = [];
  const positions = new Map<string, number>();
  const lineOfProduct = new Map<string, number>();
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { shop, product, seen_on: seenOn } = first.value;
    const wrong: Wrong = new Map();
    for (const { line, value } of group) {
      for (const reason of mistakesOfLine(value)) note(wrong, line, reason);
    }
    if (seenOn === null) note(wrong, first.line, "seen_on is missing");
    const ladder = readLadder(group, wrong);
    compareLines(group, wrong);
    const earlier = product === null ? undefined : lineOfProduct.get(`${shop} ${product}`);
    if (earlier !== undefined) note(wrong, first.line, `product ${product} is on line ${earlier} already`);
    if (wrong.size > 0 || seenOn === null) {
      refused.push(...refusalsOf(group, wrong));
      continue;
    }
    if (product !== null) lineOfProduct.set(`${shop} ${product}`, first.line);
    const position = positions.get(shop) ?? 0;
    positions.set(shop, position + 1);
    items.push({
      item: itemOf(first.value, { position, ladder }),
      seenOn,
      lines: group.map(({ line }) => line),
    });
  }
  return { items, refused };
}

type Wrong = Map<number, string[]>;

function note(wrong: Wrong, line: number, reason: string): void {
  wrong.set(line, [...(wrong.get(line) ?? []), reason]);
}

function readLadder(group: CsvRow<MenuRow>[], wrong: Wrong): PriceLadder {
  const lineOfPlace: number[] = [];
  const ladder: PriceLadder = [];
  for (const { line, value } of group) {
    const rung = readRung(value);
    if (rung === null) {
      if (group.length > 1) note(wrong, line, "has no price, and other lines of the same name have");
    } else if ("reasons" in rung) {
      for (const reason of rung.reasons) note(wrong, line, reason);
    } else {
      lineOfPlace.push(line);
      ladder.push(rung);
    }
  }
  for (const { place, mistake } of ladderMistakes(ladder)) {
    note(wrong, lineOfPlace[place] as number, MISTAKE_REASONS[mistake]);
  }
  return ladder;
}

/** Cells that hold for all prices may be empty in the lines below, but must not differ there. */
function compareLines([first, ...others]: CsvRow<MenuRow>[], wrong: Wrong): void {
  for (const { line, value } of others) {
    for (const column of ["seen_on", "heading", "product", "available"] as const) {
      if (first && value[column] !== null && value[column] !== first.value[column]) {
        note(wrong, line, `${column} is not that of line ${first.line}, which has the same name`);
      }
    }
  }
}

function refusalsOf(group: CsvRow<MenuRow>[], wrong: Wrong): Refusal[] {
  const [cause] = wrong.keys();
  return group.map(({ line }) => ({
    line,
    reasons: wrong.get(line) ?? [`has the same name as line ${cause}, which is refused`],
  }));
}

function itemOf(
  row: MenuRow,
  { position, ladder }: { position: number; ladder: PriceLadder },
): SourcedMenuItem {
  return {
    shopSlug: row.shop,
    productSlug: row.product,
    rawName: row.name,
    heading: row.heading,
    position,
    available: row.available !== null && isAvailability(row.available) ? row.available : "unknown",
    ladder,
    source: "operator",
  };
}
