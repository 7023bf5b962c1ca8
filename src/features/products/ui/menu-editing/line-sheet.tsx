import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { AVAILABILITIES } from "../../menu.ts";
import { columnText } from "../menu/column-text.ts";
import { amountOf, type GridDoc, readLine } from "./grid-doc.ts";
import { moveLine, nameAsProduct, removeLine, setStock, typeInto } from "./grid-steps.ts";
import styles from "./menu-cards.module.css";
import type { MenuStore } from "./menu-store.ts";
import { mistakeText, STOCK_LABELS } from "./menu-words.ts";
import { OfferedProducts } from "./offered-products.tsx";

type LineSheetProps = {
  store: MenuStore;
  doc: GridDoc;
  lineKey: string;
  /** Another line, or none. */
  onOpen: (key: string | null) => void;
  /** Asks which product of the catalogue it is. */
  onJoin: (key: string) => void;
};

/** One line on a phone: prices over the keypad, stock, its place. */
export function LineSheet({ store, doc, lineKey, onOpen, onJoin }: LineSheetProps) {
  const { t, i18n } = useLingui();
  const name = useRef<HTMLInputElement>(null);
  const heading = doc.find(({ lines }) => lines.some(({ key }) => key === lineKey));
  const line = heading?.lines.find(({ key }) => key === lineKey);
  if (!heading || !line) return null;
  const all = doc.flatMap(({ lines }) => lines);
  const next = all[all.indexOf(line) + 1];
  const { mistakes } = readLine(line);
  const mistakeOf = (cell: Parameters<typeof mistakes.get>[0]) => {
    const mistake = mistakes.get(cell);
    return mistake && mistakeText(i18n, mistake);
  };
  const close = () => onOpen(null);
  return (
    <Sheet
      isOpen
      title={line.name || t({ id: "menu-editing.unnamed", message: "Line without a name" })}
      closeLabel={t({ id: "menu-editing.done", message: "Done" })}
      onClose={close}
    >
      <Stack gap={4}>
        <div>
          <TextField
            ref={name}
            label={t({ id: "menu-editing.name", message: "Name" })}
            autoComplete="off"
            value={line.name}
            error={line.name === "" ? undefined : mistakeOf("name")}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              store.change((before) => typeInto(before, lineKey, "name", value));
            }}
          />
          <OfferedProducts
            field={name}
            store={store}
            line={lineKey}
            onChoose={(product) => store.change((before) => nameAsProduct(before, lineKey, product))}
          />
        </div>
        <div className={styles.sizes}>
          {heading.columns.map((column) => (
            <TextField
              key={column}
              label={columnText(i18n.locale, amountOf(column))}
              inputMode="decimal"
              autoComplete="off"
              value={line.prices[column] ?? ""}
              error={mistakeOf(column)}
              onChange={({ currentTarget }) => {
                const { value } = currentTarget;
                store.change((before) => typeInto(before, lineKey, column, value));
              }}
            />
          ))}
        </div>
        <Cluster gap={2}>
          {AVAILABILITIES.filter((one) => one !== "unknown").map((one) => (
            <ChipButton
              key={one}
              isPressed={line.availability === one}
              onClick={() => store.change((before) => setStock(before, lineKey, one))}
            >
              {i18n._(STOCK_LABELS[one])}
            </ChipButton>
          ))}
        </Cluster>
        <Cluster gap={2}>
          <Button
            kind="bare"
            onClick={() => {
              close();
              onJoin(lineKey);
            }}
          >
            <Trans id="menu-editing.join.title">Which product is it?</Trans>
          </Button>
          <Button kind="bare" onClick={() => store.change((before) => moveLine(before, lineKey, -1))}>
            <Trans id="menu-editing.up">Up</Trans>
          </Button>
          <Button kind="bare" onClick={() => store.change((before) => moveLine(before, lineKey, 1))}>
            <Trans id="menu-editing.down">Down</Trans>
          </Button>
          <Button
            kind="bare"
            onClick={() => {
              close();
              store.change((before) => removeLine(before, lineKey));
            }}
          >
            <Trans id="menu-editing.remove-line">Remove this line</Trans>
          </Button>
        </Cluster>
        <Cluster gap={3} isSpread>
          <Button kind="quiet" disabled={!next} onClick={() => onOpen(next?.key ?? null)}>
            <Trans id="menu-editing.next-line">Next line</Trans>
          </Button>
          <Button onClick={close}>
            <Trans id="menu-editing.done">Done</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Sheet>
  );
}
