import { formatTag } from "#platform/i18n/locales.ts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { UnknownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { inSentence } from "#platform/i18n/in-sentence.ts";
import type { Shop } from "../../shop.ts";
import type { UnknownFact } from "../../unknown-facts.ts";
import { useAmenityWords } from "../filter-words.ts";
import type { ShopContributions } from "./shop-contributions.ts";
import styles from "./shop-unknown.module.css";

/** So many are named; the rest is a number. */
const NAMED_COUNT = 3;

type ShopUnknownProps = {
  shop: Pick<Shop, "slug">;
  unknown: readonly UnknownFact[];
  /** Null where nobody can sign in: there the contact form is the way. */
  contributions: ShopContributions | null;
};

/** All that nobody has told us in one line, with the way to tell it: by a tap, or by the contact form, filled in. */
export function ShopUnknown({ shop, unknown, contributions }: ShopUnknownProps) {
  const { i18n } = useLingui();
  const words = useFactWords();
  if (unknown.length === 0) return null;
  const named = unknown.slice(0, NAMED_COUNT).map((fact) => inSentence(words[fact], i18n.locale));
  const names = new Intl.ListFormat(formatTag(i18n.locale), { type: "unit" }).format(named);
  const count = unknown.length;
  const about = new URLSearchParams({ about: `/coffeeshop/${shop.slug}`, subject: "mistake" });
  return (
    <aside className={styles.unknown}>
      <Icon glyph={UnknownGlyph} size={24} />
      <p>
        <strong>
          <Plural
            id="shop-page.unknown"
            value={count}
            one="# thing we don’t know yet."
            other="# things we don’t know yet."
          />
        </strong>{" "}
        <span className={styles.names}>
          {count > named.length ? (
            <Trans id="shop-page.unknown.among">Among them: {names}.</Trans>
          ) : (
            <Trans id="shop-page.unknown.these">Missing: {names}.</Trans>
          )}
        </span>{" "}
        <Trans id="shop-page.unknown.know-one">Do you know more?</Trans>
      </p>
      {contributions ? (
        <div className={styles.ways}>
          {unknown.includes("menu") && contributions.suggest("menu")}
          {contributions.answer(unknown)}
        </div>
      ) : (
        <ButtonLink to={`/contact?${about}`} kind="quiet" rel="nofollow">
          <Trans id="shop-page.unknown.tell">Tell us</Trans>
        </ButtonLink>
      )}
    </aside>
  );
}

function useFactWords(): Record<UnknownFact, string> {
  const { t } = useLingui();
  const amenities = useAmenityWords();
  return {
    ...amenities,
    menu: t({ id: "shop-page.fact.menu", message: "Menu" }),
    hours: t({ id: "shop-page.fact.hours", message: "Opening hours" }),
    residents: t({ id: "shop-page.fact.residents", message: "Who gets in" }),
    phone: t({ id: "shop-page.fact.phone", message: "Phone" }),
    website: t({ id: "shop-page.fact.website", message: "Website" }),
    smoking: t({ id: "shop-page.fact.smoking", message: "Smoking" }),
    vaporizer: t({ id: "shop-page.fact.vaporizer", message: "Vaporiser" }),
    terrace: t({ id: "shop-page.fact.terrace", message: "Terrace" }),
  };
}
