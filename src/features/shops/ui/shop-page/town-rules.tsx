import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import { hasResidentsRule } from "../../access.ts";
import type { Shop } from "../../shop.ts";
import { WordOf } from "../can-i-get-in/word-of.tsx";
import styles from "./town-rules.module.css";

/** What holds in its town: the national rules, and the municipality's own on who gets in, with its source. */
export function TownRules({ shop, now }: { shop: Shop; now: string }) {
  if (!hasResidentsRule(shop.kind)) return null;
  const { name, residents } = shop.municipality;
  const { rule, source, observedOn } = residents;
  return (
    <Section title={<Trans id="shop-page.rules">The rules in {name}</Trans>}>
      <div className={styles.rules}>
        <p>
          <Trans id="shop-page.rules.national">
            National rules, in every coffeeshop: 18 or over, at most 5 grams per person per day, no alcohol,
            no tobacco inside.
          </Trans>
        </p>
        {rule !== "unknown" && (
          <div>
            <p>
              {rule === "residentsOnly" ? (
                <Trans id="shop-page.rules.residents-only">
                  {name} lets only residents of the Netherlands into its coffeeshops.
                </Trans>
              ) : (
                <Trans id="shop-page.rules.anyone">
                  {name} lets visitors from abroad into its coffeeshops too.
                </Trans>
              )}
            </p>
            <WordOf word={{ from: "municipality", source, observedOn }} now={now} />
          </div>
        )}
        <p>
          <Link to="/responsible-use">
            <Trans id="shop-page.rules.all">All the rules, and responsible use</Trans>
          </Link>
        </p>
      </div>
    </Section>
  );
}
