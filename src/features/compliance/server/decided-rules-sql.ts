import { type RawBuilder, sql } from "kysely";
import { type DecidedRules, RULE_SCOPES } from "../compliance.ts";

function ruleJson(field: "menu" | "prices"): RawBuilder<unknown> {
  return sql`(
    select json_build_object('word', ${sql.ref(`profile.${field}`)}, 'scope', profile.scope,
      'source', profile.source, 'observedOn', profile.observed_on)
    from compliance_profile as profile
    where ${sql.ref(`profile.${field}`)} is not null and (profile.shop_id = shop.id
      or profile.municipality_id = shop.municipality_id or profile.country = 'NL' or profile.scope = 'default')
    order by array_position(${sql.lit(`{${RULE_SCOPES.join(",")}}`)}::text[], profile.scope) limit 1)`;
}

/** What may be shown at most of the menu of the row `shop`, and who decided that. */
export const decidedRulesJson = sql<DecidedRules>`
  json_build_object('menu', ${ruleJson("menu")}, 'prices', ${ruleJson("prices")})`;
