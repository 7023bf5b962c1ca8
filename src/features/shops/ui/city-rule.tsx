import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "#features/places/city.ts";
import { observedOnParts } from "#platform/observed-on.ts";
import { classNames } from "#ui/class-names.ts";
import { IdentityGlyph, UnknownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./city-rule.module.css";
import { CITY_RULE_ID } from "./city-facts.tsx";

/** Who gets in, in one line with the year of the rule, or that nobody knows; what is behind it stands at the foot of the page. */
export function CityRule({ city }: { city: City }) {
  const { t } = useLingui();
  const { rule, observedOn } = city.municipality.residents;
  if (rule === "unknown") {
    return (
      <p className={styles.rule}>
        <Icon glyph={UnknownGlyph} size={16} />
        <Trans id="city.rule.unknown">
          We don’t know if visitors from abroad get in: bring ID, and ask first
        </Trans>
      </p>
    );
  }
  const year = observedOn && String(observedOnParts(observedOn).date.getUTCFullYear());
  const isRestricted = rule === "residentsOnly";
  return (
    <p className={classNames(styles.rule, isRestricted && styles.restricted)}>
      <Icon glyph={IdentityGlyph} size={16} />
      <span>
        {isRestricted ? (
          <Trans id="city.rule.residents">Residents of the Netherlands only, bring proof</Trans>
        ) : (
          <Trans id="city.rule.anyone">Visitors welcome, bring ID</Trans>
        )}{" "}
        {year && (
          <a
            href={`#${CITY_RULE_ID}`}
            aria-label={t({ id: "city.rule.since", message: `Rule as reported in ${year}: see the source` })}
          >
            ({year})
          </a>
        )}
      </span>
    </p>
  );
}
