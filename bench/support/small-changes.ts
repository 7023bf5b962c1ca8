import { sql } from "kysely";
import { statement } from "#platform/database/statement.ts";

const writing = (name: string, text: string) => statement(`bench-change-${name}`, () => sql.raw(text));

/** Each of one row, as people make them all day. */
export const SMALL_CHANGES = {
  "the price of something on a menu": writing(
    "menu",
    `update menu_item set ladder = jsonb_set(ladder, '{0,cents}', to_jsonb((ladder -> 0 ->> 'cents')::integer + 1))
    where id = (select min(id) from menu_item where ladder -> 0 ->> 'cents' is not null)`,
  ),
  "the telephone number of a shop": writing(
    "shop",
    "update shop set phone = '+3120555' || (1000 + floor(random() * 9000))::text where id = (select min(id) from shop)",
  ),
  "a brand": writing("brand", "update brand set updated_at = now() where id = (select min(id) from brand)"),
  "a city": writing("city", "update city set population = population where id = (select min(id) from city)"),
};
