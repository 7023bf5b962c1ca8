import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useSuggestions } from "#features/search/ui/use-suggestions.ts";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { CloseGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import type { DraftShop } from "./review-draft.ts";
import styles from "./review-form.module.css";

type BoughtAtFieldProps = {
  id: string;
  shop: DraftShop | null;
  onChange: (shop: DraftShop | null) => void;
  error: string | undefined;
};

/** Where it was bought, which says as much as the product: quality belongs to the pair. */
export function BoughtAtField({ id, shop, onChange, error }: BoughtAtFieldProps) {
  const { t } = useLingui();
  const labelId = useId();
  const [typed, setTyped] = useState("");
  const { found: shops, hasFailed } = useSuggestions("shops", typed);
  const name = shop?.name;
  return (
    <div role="group" aria-labelledby={labelId} className={styles.part}>
      <p id={labelId} className={styles.label}>
        <Trans id="review-form.bought-at">
          Where did you buy it? <span>(optional)</span>
        </Trans>
      </p>
      <FieldError error={error} />
      {shop ? (
        <div>
          <ChipButton
            isPressed
            aria-label={t({ id: "review-form.bought-at.remove", message: `${name}: choose another shop` })}
            onClick={() => onChange(null)}
          >
            {name} <Icon glyph={CloseGlyph} size={16} />
          </ChipButton>
        </div>
      ) : (
        <>
          <SearchField
            id={id}
            label={t({ id: "review-form.bought-at.search", message: "Name of the coffeeshop" })}
            placeholder={t({ id: "review-form.bought-at.search", message: "Name of the coffeeshop" })}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              // It is part of a form, which Enter would send.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
          <LiveRegion>
            {shops && shops.length > 0 && (
              <ul className={styles.found}>
                {shops.map(({ _id, url, name: called, place }) => (
                  <li key={_id}>
                    <button
                      type="button"
                      onClick={() => onChange({ id: Number(_id), slug: url, name: called })}
                    >
                      <span>{called}</span>
                      {place && <span className={styles.hint}>{place}</span>}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {shops?.length === 0 && (
              <p className={styles.hint}>
                <Trans id="review-form.bought-at.none">No coffeeshop is called that.</Trans>
              </p>
            )}
            {hasFailed && (
              <p className={styles.hint}>
                <Trans id="review-form.bought-at.failed">
                  The search isn’t answering. You can leave this out.
                </Trans>
              </p>
            )}
          </LiveRegion>
        </>
      )}
    </div>
  );
}
