import { useLingui } from "@lingui/react/macro";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { saveFile } from "#platform/save-file.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { listFile } from "../../calls.ts";
import { listAddress, type ListQuery, type ListSpec } from "../../list-query.ts";

type ListFileButtonProps = { list: string; spec: ListSpec; query: ListQuery };

/** Saves all that the list finds as a file for spreadsheets. */
export function ListFileButton({ list, spec, query }: ListFileButtonProps) {
  const { t, i18n } = useLingui();
  const { press, isBusy, failure } = usePress();
  const asked = new URLSearchParams(listAddress("", spec, { ...query, page: 1 }).split("?")[1]);
  asked.set("format", "csv");
  asked.set("lang", localeOfTag(i18n.locale));
  const save = async () => saveFile(await listFile(list, asked), `${list}.csv`);
  return (
    <Button kind="quiet" isLoading={isBusy} onClick={() => void press(save)}>
      {failure === undefined
        ? t({ id: "dashboard.list.file", message: "CSV" })
        : t({ id: "dashboard.list.file-failed", message: "CSV: try again" })}
    </Button>
  );
}
