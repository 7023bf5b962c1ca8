import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { mayShowPrices } from "#features/compliance/compliance.ts";
import { Button } from "#ui/button/button.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { MOST_LINES, type SuggestForm } from "../../change.ts";
import { keepDraft, readDraft } from "../../draft.ts";
import { centsTyped } from "../../price-typed.ts";
import { MenuLineFields, type TypedLine } from "./menu-line-fields.tsx";
import { Suggested } from "./suggested.tsx";
import type { TopicFormProps } from "./suggest-sheet.tsx";
import styles from "./suggest.module.css";
import { useSuggestion } from "./use-suggestion.ts";

const EMPTY: TypedLine = { name: "", productId: null, unit: "gram", price: "" };

const FIRST_LINES = 3;

const NO_LINE = "Must have a line";

/** A menu line by line, several at once. */
export function MenuForm({ shop, isGuest }: TopicFormProps) {
  const { t } = useLingui();
  const draftName = `menu-${shop.id}`;
  const hasPrices = mayShowPrices(shop.menuRules, "member");
  const [lines, setLines] = useState(
    () => readDraft<TypedLine[]>(draftName) ?? Array.from({ length: FIRST_LINES }, () => EMPTY),
  );
  const { send, mistakes, words } = useSuggestion({ draftName, isGuest });
  const form = useForm({
    id: "suggest-menu",
    mistakes: {
      ...mistakes,
      ...Object.fromEntries(
        lines.flatMap((_, place) => [
          [
            `name-${place}`,
            t({
              id: "suggest.line.unnamed",
              message: "Enter what this price is for, or clear the price.",
            }),
          ],
          [
            `price-${place}`,
            t({ id: "suggest.price.wrong", message: "Enter a price such as 12.50, or leave it out." }),
          ],
        ]),
      ),
      [NO_LINE]: t({ id: "suggest.line.missing", message: "Enter at least one name." }),
    },
    send: () => {
      // A draft may be older than the rule.
      const typed = hasPrices ? lines : lines.map((line) => ({ ...line, price: "" }));
      const told = typed.filter(({ name, price }) => name.trim() !== "" || price.trim() !== "").map(lineOf);
      const errors = told.length === 0 ? [{ msg: NO_LINE, param: "name-0" }] : typed.flatMap(mistakesIn);
      if (errors.length > 0) throw Object.assign(new Error("Not yet"), { errors });
      const asked: SuggestForm = { targetType: "menu", targetId: String(shop.id), changes: { lines: told } };
      return send(asked);
    },
  });
  if (form.done) return <Suggested outcome={form.done.answer} />;

  function change(next: TypedLine[]) {
    setLines(next);
    keepDraft(draftName, next);
  }

  return (
    <Form form={form} words={words}>
      <div className={styles.lines}>
        {lines.map((line, place) => (
          <MenuLineFields
            // oxlint-disable-next-line react/no-array-index-key -- lines are only added, at the end
            key={place}
            place={place}
            line={line}
            isSample={shop.isSample}
            hasPrice={hasPrices}
            errors={{ name: form.field(`name-${place}`).error, price: form.field(`price-${place}`).error }}
            onChange={(next) => change(lines.map((one, at) => (at === place ? next : one)))}
          />
        ))}
      </div>
      {lines.length < MOST_LINES && (
        <Button kind="quiet" onClick={() => change([...lines, EMPTY])}>
          <Trans id="suggest.line.more">Another line</Trans>
        </Button>
      )}
    </Form>
  );
}

/** A line is left out where it is wholly empty. */
function mistakesIn({ name, price }: TypedLine, place: number) {
  if (price.trim() === "") return [];
  return [
    ...(name.trim() === "" ? [{ msg: "", param: `name-${place}` }] : []),
    ...(centsTyped(price) === undefined ? [{ msg: "", param: `price-${place}` }] : []),
  ];
}

function lineOf({ name, productId, unit, price }: TypedLine) {
  const cents = centsTyped(price);
  return {
    ...(productId === null ? {} : { productId }),
    rawName: name.trim(),
    ...(cents === undefined ? {} : { ladder: [{ unit, quantity: 1, cents }] }),
  };
}
