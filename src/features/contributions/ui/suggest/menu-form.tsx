import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { mayShowPrices } from "#features/compliance/compliance.ts";
import { Button } from "#ui/button/button.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { MOST_LINES } from "../../change.ts";
import { keepDraft, readDraft } from "#platform/draft.ts";
import { waitingOf } from "../../own-waiting.ts";
import {
  EMPTY_LINE,
  isEmptyLine,
  type LineMistake,
  lineToSend,
  mistakesIn,
  type TypedLine,
  typedLineOf,
} from "./menu-line.ts";
import { MenuLineFields } from "./menu-line-fields.tsx";
import { RemarkField } from "./remark-field.tsx";
import { Suggested } from "./suggested.tsx";
import type { TopicFormProps } from "./suggest-sheet.tsx";
import styles from "./suggest.module.css";
import { useSuggestion } from "./use-suggestion.ts";

const NO_LINE = "Must have a line";

/** A menu line by line, several at once. */
export function MenuForm({ shop, isGuest, own }: TopicFormProps) {
  const draftName = `menu-lines-${shop.id}`;
  const hasPrices = mayShowPrices(shop.menuRules, "member");
  const replaced = waitingOf(own, "menu");
  const [lines, setLines] = useState(() => {
    const sent = replaced.map(typedLineOf);
    return readDraft<TypedLine[]>(draftName) ?? (sent.length > 0 ? sent : [EMPTY_LINE]);
  });
  const list = useRef<HTMLDivElement>(null);
  const { send, remark, mistakes, words } = useSuggestion({ draftName, isGuest, replaced });
  const form = useForm({
    id: "suggest-menu",
    mistakes: { ...mistakes, ...useLineMistakes() },
    send: () => {
      // A draft may be older than the rule.
      const typed = hasPrices ? lines : lines.map((line) => ({ ...line, prices: EMPTY_LINE.prices }));
      const told = typed.filter((line) => !isEmptyLine(line));
      const errors: { msg: string; param: string }[] = typed.flatMap((line, place) =>
        mistakesIn(line).map(({ field, mistake }) => ({ msg: mistake, param: `${place}-${field}` })),
      );
      if (told.length === 0) errors.push({ msg: NO_LINE, param: "0-name" });
      if (errors.length > 0) throw Object.assign(new Error("Not yet"), { errors });
      return send({
        targetType: "menu",
        targetId: String(shop.id),
        changes: { lines: told.map(lineToSend) },
      });
    },
  });
  if (form.done) return <Suggested outcome={form.done.answer} />;

  function change(next: TypedLine[]) {
    setLines(next);
    keepDraft(draftName, next);
  }

  /** A menu is written kind by kind. */
  function addLine() {
    change([...lines, { ...EMPTY_LINE, type: lines.at(-1)?.type ?? "" }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>("fieldset:last-child input")?.focus(),
    );
  }

  return (
    <Form form={form} words={words}>
      <div ref={list} className={styles.lines}>
        {lines.map((line, place) => (
          <MenuLineFields
            // oxlint-disable-next-line react/no-array-index-key -- lines are only added, at the end
            key={place}
            number={place + 1}
            line={line}
            isSample={shop.isSample}
            hasPrices={hasPrices}
            field={(name) => form.field(`${place}-${name}`)}
            onChange={(next) => change(lines.map((one, at) => (at === place ? next : one)))}
          />
        ))}
      </div>
      {lines.length < MOST_LINES && (
        <Button kind="quiet" onClick={addLine}>
          <Trans id="suggest.line.more">Another line</Trans>
        </Button>
      )}
      <RemarkField {...form.field("text")} remark={remark} />
    </Form>
  );
}

function useLineMistakes(): Record<LineMistake | typeof NO_LINE, string> {
  const { t } = useLingui();
  return {
    unnamed: t({
      id: "suggest.line.unnamed",
      message: "Enter what this price is for, or clear the price.",
    }),
    noPrice: t({ id: "suggest.price.wrong", message: "Enter a price such as 12.50, or leave it out." }),
    priceFalls: t({
      id: "suggest.price.falls",
      message: "A larger amount costs more than a smaller one. Check this price.",
    }),
    [NO_LINE]: t({ id: "suggest.line.missing", message: "Enter at least one name." }),
  };
}
