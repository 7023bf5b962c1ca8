import { useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect } from "react";
import { useKnownKeys } from "#ui/keys/known-keys.ts";

/** Ctrl S saves the form, from wherever on the page, and the help of keys says so. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
  const { t } = useLingui();
  useKnownKeys([{ caps: ["Ctrl", "S"], says: t({ id: "dashboard.keys.save", message: "save" }) }]);
  useEffect(() => {
    function saveByKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    }
    document.addEventListener("keydown", saveByKey);
    return () => document.removeEventListener("keydown", saveByKey);
  }, [form]);
}
