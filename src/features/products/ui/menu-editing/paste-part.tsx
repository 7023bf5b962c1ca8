import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { MenuStore } from "./menu-store.ts";
import { type FileMistake, tableOfFile } from "./read-file.ts";
import { type Table, tableOfText } from "./read-table.ts";
import { tableOfClipboard, takeTable } from "./use-paste.ts";

/** A button that opens a field to paste a table into, and a file to read one from: on a phone nothing can be pasted elsewhere. */
export function PastePart({ store }: { store: MenuStore }) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const [mistake, setMistake] = useState<FileMistake | null>(null);

  function take(table: Table) {
    setIsOpen(false);
    setText("");
    setMistake(null);
    takeTable(store, table, i18n.locale);
  }

  async function read(file: File | undefined) {
    if (!file) return;
    const table = await tableOfFile(file).catch(() => "unreadable" as const);
    if (typeof table === "string") setMistake(table);
    else take(table);
  }

  const words: Record<FileMistake, string> = {
    tooLarge: t({ id: "menu-editing.file.too-large", message: "This file is larger than a menu can be." }),
    locked: t({
      id: "menu-editing.file.locked",
      message:
        "This file is locked with a password, or of the old kind (.xls). Save it as .xlsx without a password first.",
    }),
    unreadable: t({
      id: "menu-editing.file.unreadable",
      message: "This file is no spreadsheet that can be read.",
    }),
  };

  return (
    <>
      <Button kind="bare" onClick={() => setIsOpen(true)}>
        <Trans id="menu-editing.paste.open">Paste or import</Trans>
      </Button>
      <Sheet
        isOpen={isOpen}
        title={t({ id: "menu-editing.paste.open", message: "Paste or import" })}
        closeLabel={t({ id: "menu-editing.done", message: "Done" })}
        onClose={() => setIsOpen(false)}
      >
        <Stack gap={4}>
          <TextArea
            label={t({ id: "menu-editing.paste.field", message: "Paste a table here" })}
            hint={t({
              id: "menu-editing.paste.hint",
              message:
                "From Excel, LibreOffice or Google Sheets: the name, with the prices beside it. You can also paste anywhere on this page.",
            })}
            rows={6}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onPaste={(event) => {
              if (text !== "") return;
              event.preventDefault();
              take(tableOfClipboard(event.clipboardData));
            }}
          />
          <Button disabled={text.trim() === ""} onClick={() => take(tableOfText(text))}>
            <Trans id="menu-editing.paste.take">Put it in the menu</Trans>
          </Button>
          <TextField
            label={t({ id: "menu-editing.paste.file", message: "Or a file" })}
            hint={t({
              id: "menu-editing.paste.file-hint",
              message:
                "CSV, Excel (.xlsx) or LibreOffice (.ods), up to 2 MB. Nothing is saved until you say so.",
            })}
            error={mistake ? words[mistake] : undefined}
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,.ods,text/csv,text/plain"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        </Stack>
      </Sheet>
    </>
  );
}
