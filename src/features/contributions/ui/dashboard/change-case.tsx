import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { FactGroup } from "#features/shops/facts.ts";
import type { Point } from "#platform/geo/geo.ts";
import { CaughtNote } from "#features/words/ui/word-editing/caught-note.tsx";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { Day } from "#platform/i18n/day.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { ProductCalled } from "../../calls.ts";
import type { ChangedField, FieldChange, UserChange } from "../../change.ts";
import { changedNameOf, changedPathOf } from "../../changed-item.ts";
import type { HoursOfChange } from "../../hours-of-change.ts";
import { NEEDED_OF_NEW_SHOP, type PlaceOfNewShop } from "../../new-shop.ts";
import { typedPlaceOf } from "#platform/geo/typed-place.ts";
import { useChangedFieldWords, useChangedValueText } from "../told/change-words.ts";
import { useDoubtedWords, useMovedText } from "./change-words.ts";
import { ChangedHead } from "./changed-head.tsx";
import styles from "./contributed-cases.module.css";
import { NewShopPlace, placeNear } from "./new-shop-place.tsx";
import { TakeOrRefuse, type TakeOrRefuseProps } from "./take-or-refuse.tsx";

/** How much of a change is taken, and how. */
export interface Taken {
  /** The fields that are not to take effect. */
  leftOut: readonly ChangedField[];
  /** What a line that is only a name is joined to. */
  product: ProductCalled | null;
  /** Where a shop that is missing is, if the guess was corrected. */
  location: Point | null;
}

export const ALL_OF_IT: Taken = { leftOut: [], product: null, location: null };

type ChangeCaseProps = Pick<TakeOrRefuseProps, "sentences" | "draft" | "onType" | "onRefuse"> & {
  change: UserChange;
  /** Who suggested it. */
  author: ReactNode;
  /** Of its opening hours; null where it changes none. */
  hours: HoursOfChange | null;
  /** Of a shop that is missing. */
  place: PlaceOfNewShop | null;
  /** What was chosen before it came back. */
  taken: Taken;
  onTake: (taken: Taken) => void;
};

const ProductToJoin = lazy(async () => {
  const [part] = await Promise.all([import("./product-to-join.tsx"), needArea("products")]);
  return { default: part.ProductToJoin };
});

const ChangedHours = lazy(async () => {
  const [part] = await Promise.all([import("./changed-hours.tsx"), needArea("hours"), needArea("shop-page")]);
  return { default: part.ChangedHours };
});

/** Without them there is no line of a menu to take, or no shop. */
const NEEDED: Partial<Record<UserChange["type"], readonly ChangedField[]>> = {
  menu: ["rawName", "productId"],
  newShop: NEEDED_OF_NEW_SHOP,
};

/** What somebody suggested, before and after by field, and the decision beside it: as a whole, or only some fields. */
export function ChangeCase({ change, author, hours, place, taken, onTake, ...refusing }: ChangeCaseProps) {
  const { shop, product: about, fields, answered, text, suggestedAt, caught = [] } = change;
  const isOfSample = (shop ?? about ?? change).isSample;
  const doubted = useDoubtedWords();
  const [left, setLeft] = useState(taken.leftOut);
  const [product, setProduct] = useState(taken.product);
  const [typed, setTyped] = useState(taken.location && typedPlaceOf(taken.location));
  const location = typed && place && placeNear(place, typed);
  const name = nameToJoin(change);
  const canChoose = fields.some(({ field }) => isFree(change, field)) && fields.length > 1;
  const isNothingTaken = fields.length > 0 && left.length === fields.length;

  function choose(field: ChangedField, isTaken: boolean) {
    setLeft(isTaken ? left.filter((one) => one !== field) : [...left, field]);
  }

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <ChangedHead name={changedNameOf(change)} path={changedPathOf(change)} isSample={isOfSample}>
          <Day at={suggestedAt} />
        </ChangedHead>
        {answered !== null && fields.length === 0 && (
          <p>
            <Trans id="dashboard.no-longer-so">
              One tap says this is no longer true: {doubted[answered as FactGroup] ?? answered}. If you accept
              it, the page will mark it as uncertain.
            </Trans>
          </p>
        )}
        {answered !== null && fields.length > 0 && (
          <p className={styles.small}>
            <Trans id="dashboard.one-tap">Answered with one tap.</Trans>
          </p>
        )}
      </Stack>
      {fields.length > 0 && (
        <Fields change={change} hours={hours} left={left} onChoose={canChoose ? choose : undefined} />
      )}
      {name !== null && (
        <Suspense>
          <ProductToJoin rawName={name} isSample={isOfSample} joined={product} onJoin={setProduct} />
        </Suspense>
      )}
      {place && <NewShopPlace typed={typed ?? typedPlaceOf(place.guess)} place={place} onType={setTyped} />}
      {text !== "" && (
        <Section level={3} title={<Trans id="dashboard.remark">What they write</Trans>}>
          <p className={styles.words}>{text}</p>
        </Section>
      )}
      <CaughtNote caught={caught} />
      {author}
      <TakeOrRefuse
        take={
          left.length > 0 ? (
            <Trans id="dashboard.take-chosen">Accept the ticked ones</Trans>
          ) : (
            <Trans id="dashboard.take">Accept</Trans>
          )
        }
        refuse={<Trans id="dashboard.refuse">Refuse</Trans>}
        whyNot={
          isNothingTaken ? (
            <Trans id="dashboard.nothing-ticked">Nothing is ticked: refuse it, or tick what is right.</Trans>
          ) : typed && place && !location ? (
            <Trans id="dashboard.place.missing">Say where on the map it is, or refuse it.</Trans>
          ) : null
        }
        onTake={() => onTake({ leftOut: left, product, location })}
        {...refusing}
      />
    </Stack>
  );
}

function isFree({ type }: Pick<UserChange, "type">, field: ChangedField): boolean {
  return !NEEDED[type]?.includes(field);
}

type FieldsProps = {
  change: UserChange;
  hours: HoursOfChange | null;
  left: readonly ChangedField[];
  /** Undefined where there is one field, which is the whole. */
  onChoose: ((field: ChangedField, isTaken: boolean) => void) | undefined;
};

function Fields({ change, hours, left, onChoose }: FieldsProps) {
  const { t } = useLingui();
  const words = useChangedFieldWords();
  const valueText = useChangedValueText(change);
  const movedText = useMovedText();
  const valueOf = ({ field, ...sides }: FieldChange, side: "before" | "present" | "after") => {
    const said = field === "openingHours" ? hours?.[side] : null;
    const text = valueText(field, sides[side] ?? null);
    if (field === "location" && side === "after")
      return movedText(text, { ...sides, before: sides.present ?? sides.before });
    if (!said) return text;
    return (
      <Suspense fallback={text}>
        <ChangedHours written={text} said={said} now={hours?.now ?? ""} />
      </Suspense>
    );
  };
  return (
    <ul className={styles.fields} aria-label={t({ id: "dashboard.fields", message: "What would change" })}>
      {change.fields.map((changed) => {
        const { field } = changed;
        const after = valueOf(changed, "after");
        return (
          <li key={field} className={styles.changed}>
            {onChoose && isFree(change, field) ? (
              <Checkbox
                label={words[field]}
                checked={!left.includes(field)}
                onChange={({ target }) => onChoose(field, target.checked)}
              />
            ) : (
              <strong>{words[field]}</strong>
            )}
            {change.type === "newShop" ? (
              <div className={styles.words}>{after}</div>
            ) : (
              <dl className={styles.sides}>
                <div>
                  <dt className={styles.small}>
                    <Trans id="dashboard.before">Before</Trans>
                  </dt>
                  <dd className={styles.words}>{valueOf(changed, "before")}</dd>
                </div>
                {changed.present !== undefined && (
                  <div>
                    <dt className={styles.small}>
                      <Trans id="dashboard.present">Now</Trans>
                    </dt>
                    <dd className={styles.words}>{valueOf(changed, "present")}</dd>
                  </div>
                )}
                <div>
                  <dt className={styles.small}>
                    <Trans id="dashboard.after">After</Trans>
                  </dt>
                  <dd className={styles.words}>
                    {typeof after === "string" ? <strong>{after}</strong> : after}
                  </dd>
                </div>
              </dl>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The name of a line that could be joined; null where there is nothing to choose. */
function nameToJoin({ type, productId, fields }: UserChange): string | null {
  const told = new Map(fields.map(({ field, after }) => [field, after]));
  const name = told.get("rawName");
  return type === "menu" && productId === null && typeof name === "string" ? name : null;
}
