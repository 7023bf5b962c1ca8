import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useToast } from "#ui/toast/toast-context.ts";
import { removeItem } from "../../calls.ts";

/** Removes a thing of a list (`/dashboard/{list}`), which then is what one sees, and where it is said. */
export function useRemoval(list: string, { id, rev }: { id: number; rev: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function remove(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await removeItem(list, { _id: String(id), rev });
      // Its own page is gone, so it is not loaded again.
      await navigate(`/dashboard/${list}`, { replace: true });
      toast(t({ id: "dashboard.remove.done", message: "It’s gone." }));
    } catch (error) {
      setBusy(false);
      setFailure(error);
    }
  }

  return { isBusy, failure, remove };
}
