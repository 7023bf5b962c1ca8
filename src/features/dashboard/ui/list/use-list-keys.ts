import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useNavigate } from "react-router";
import { type KnownKey, useKnownKeys } from "#ui/keys/known-keys.ts";
import { type Keys, useKeys } from "#ui/keys/use-keys.ts";

interface ListKeys {
  table: RefObject<HTMLTableElement | null>;
  /** Without it nothing can be added. */
  newPath: string | undefined;
  /** Without it nothing is done with several. */
  onChoose: ((id: string) => void) | undefined;
}

/**
 * The keys of a list: j and k go down and up, x chooses where something is done with several, Enter opens as everywhere, n begins a new one
 * where one can be made. Returns them as they are shown.
 */
export function useListKeys({ table, newPath, onChoose }: ListKeys): readonly KnownKey[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
  const focused = () => rows().findIndex((row) => row.contains(document.activeElement));

  function step(by: 1 | -1): void {
    const all = rows();
    const at = focused();
    const next = all[at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)];
    next?.querySelector<HTMLElement>("[data-opens]")?.focus();
  }

  const keys: Keys = {
    j: { act: () => step(1), says: t({ id: "dashboard.keys.down", message: "down" }) },
    k: { act: () => step(-1), says: t({ id: "dashboard.keys.up", message: "up" }) },
    x: onChoose && {
      act: () => {
        const id = rows()[focused()]?.dataset["item"];
        if (id) onChoose(id);
      },
      says: t({ id: "dashboard.keys.choose", message: "select" }),
    },
    n:
      newPath === undefined
        ? undefined
        : { act: () => void navigate(newPath), says: t({ id: "dashboard.keys.new", message: "new" }) },
  };
  const enter = [{ caps: ["Enter"], says: t({ id: "dashboard.keys.open", message: "open" }) }];
  const singles = useKeys(keys);
  useKnownKeys(enter);
  return [...singles, ...enter];
}
