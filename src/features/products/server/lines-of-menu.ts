import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type FieldError, Invalid, NotFound } from "#platform/errors/errors.ts";
import { IS_THERE_TWICE, ON_THE_MENU_ALREADY } from "../call-refusals.ts";
import type { Availability } from "../menu.ts";
import type { LineToSave, MenuToSave } from "../menu-save-form.ts";
import type { PriceLadder } from "../price-ladder.ts";
import { PUBLIC_PRODUCT_STATUSES } from "../product.ts";
import { nameOf, type StandingLine } from "./menu-to-edit.ts";

/** A line to be saved, with its place. */
export interface MenuLine {
  itemId: number | null;
  name: string;
  /** Null where it is the name of the product. */
  rawName: string | null;
  productId: number | null;
  heading: string | null;
  position: number;
  available: Availability;
  ladder: PriceLadder;
}

const productsToJoin = statement(
  "products-to-join",
  (_, p: Params<{ ids: readonly number[]; statuses: readonly string[]; isSample: boolean }>) => sql<{
    id: number;
  }>`
    select id from product
    where id = any (${p.ids}::bigint[]) and status = any (${p.statuses}::text[]) and is_sample = ${p.isSample}`,
);

/**
 * The lines of a menu as it was sent, in their order.
 * @throws NotFound for a line of another menu; Invalid where a line or a product is there twice, or a product is none to be joined
 */
export async function linesOfMenu(
  tx: Database,
  headings: MenuToSave["headings"],
  { standing, isSample }: { standing: readonly StandingLine[]; isSample: boolean },
): Promise<MenuLine[]> {
  const standingOf = new Map(standing.map((line) => [line.id, line]));
  const sent = headings.flatMap(({ title, lines }, group) =>
    lines.map((line, place) => ({ line, title, param: `headings.${group}.lines.${place}` })),
  );
  const isStanding = ({ _id: id }: LineToSave) => id === undefined || standingOf.has(id);
  const foreign = sent.find(({ line }) => !isStanding(line));
  if (foreign) throw new NotFound(`${foreign.param}._id`);
  const ids = sent.flatMap(({ line }) => line.product ?? []);
  const joinable =
    ids.length === 0
      ? []
      : await productsToJoin.all(tx, { ids, statuses: [...PUBLIC_PRODUCT_STATUSES], isSample });
  const known = new Set(joinable.map(({ id }) => id));
  const errors: FieldError[] = [];
  const seenLines = new Set<number>();
  const seenProducts = new Set<number>();
  for (const { line, param } of sent) {
    const { _id: id, product: productId } = line;
    if (id !== undefined && seenLines.has(id))
      errors.push({ msg: IS_THERE_TWICE.msg, param: `${param}._id` });
    if (id !== undefined) seenLines.add(id);
    if (!productId) continue;
    const isJoined = id !== undefined && standingOf.get(id)?.productId === productId;
    if (!isJoined && !known.has(productId)) errors.push({ msg: "Is unknown", param: `${param}.product` });
    else if (seenProducts.has(productId))
      errors.push({ msg: ON_THE_MENU_ALREADY.msg, param: `${param}.product` });
    seenProducts.add(productId);
  }
  if (errors.length > 0) throw new Invalid(errors);
  return sent.map(({ line, title }, position) => menuLine(line, { title, position, standingOf }));
}

interface Placed {
  title: string | null;
  position: number;
  standingOf: ReadonlyMap<number, StandingLine>;
}

function menuLine(
  { _id: id, name, product, availability, ladder }: LineToSave,
  { title, position, standingOf }: Placed,
): MenuLine {
  const productId = product ?? null;
  const before = id === undefined ? undefined : standingOf.get(id);
  const isNameOfProduct =
    before?.rawName === null && before.productId === productId && nameOf(before) === name;
  return {
    itemId: id ?? null,
    name,
    rawName: isNameOfProduct ? null : name,
    productId,
    heading: title,
    position,
    available: availability,
    ladder,
  };
}
