import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Suggestion } from "#features/search/calls.ts";
import { useSuggestions } from "#features/search/ui/use-suggestions.ts";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { CloseGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import type { ItemType, NamedItem } from "../../field.ts";
import styles from "./editor.module.css";
import { FoundList } from "./found-list.tsx";

type ItemsControlProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  of: ItemType;
  value: readonly NamedItem[];
  isReadOnly: boolean;
  /** By what the call knows one of them, where that is not its `_id`. */
  idOf?: (found: Suggestion) => string;
  onChange: (value: NamedItem[]) => void;
};

const ownId = ({ _id: id }: Suggestion) => id;

const KINDS = {
  brand: "brands",
  city: "cities",
  shop: "shops",
  supplies: "products",
  strain: "products",
} as const;

/** Of the products that are found by a name; each strain is also the weed of its name. */
const TYPES: Partial<Record<ItemType, string>> = { supplies: "supplies", strain: "weed" };

/** Things that are looked up by their name: those chosen as chips, and a field to add others. */
export function ItemsControl({
  id,
  label,
  hint,
  error,
  of,
  value,
  isReadOnly,
  idOf = ownId,
  onChange,
}: ItemsControlProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const { found, hasFailed } = useSuggestions(KINDS[of], typed);
  const chosen = new Set(value.map(({ _id: one }) => one));
  const offered = found?.filter(
    (one) => !chosen.has(idOf(one)) && (TYPES[of] === undefined || one.type === TYPES[of]),
  );
  const searchLabel = t({ id: "dashboard.items.search", message: "Search by name" });
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <FieldError error={error} />
      <Cluster gap={2}>
        {value.map(({ _id: one, name }) => (
          <ChipButton
            key={one}
            isPressed
            count={!isReadOnly && <Icon glyph={CloseGlyph} size={16} />}
            disabled={isReadOnly}
            aria-label={t({ id: "dashboard.items.remove", message: `${name}: remove` })}
            onClick={() => onChange(value.filter(({ _id: other }) => other !== one))}
          >
            {name}
          </ChipButton>
        ))}
      </Cluster>
      {!isReadOnly && (
        <>
          <SearchField
            id={id}
            label={`${label}: ${searchLabel}`}
            placeholder={searchLabel}
            name={undefined}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => {
              // It is part of a form, which Enter would send.
              if (event.key === "Enter") event.preventDefault();
            }}
          />
          <LiveRegion>
            {offered && offered.length > 0 && (
              <FoundList
                found={offered.map((one) => ({ id: idOf(one), name: one.name, note: one.place }))}
                onChoose={({ id: one, name }) => {
                  onChange([...value, { _id: one, name }]);
                  setTyped("");
                }}
              />
            )}
            {offered?.length === 0 && (
              <p className={styles.hint}>
                <Trans id="dashboard.items.none">Nothing found by that name.</Trans>
              </p>
            )}
            {hasFailed && (
              <p className={styles.hint}>
                <Trans id="dashboard.items.failed">
                  The search isn’t answering. Please try again in a moment.
                </Trans>
              </p>
            )}
          </LiveRegion>
        </>
      )}
    </fieldset>
  );
}
