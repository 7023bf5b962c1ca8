import type { RefObject } from "react";
import { useNavigate } from "react-router";
import { useKeys } from "#ui/keys/use-keys.ts";

interface ListKeys {
  table: RefObject<HTMLTableElement | null>;
  search: RefObject<HTMLInputElement | null>;
  newPath: string;
  onChoose: (id: string) => void;
}

/** The keys of a list: j and k go down and up, x chooses, Enter opens as everywhere, / searches, n begins a new one. */
export function useListKeys({ table, search, newPath, onChoose }: ListKeys): void {
  const navigate = useNavigate();
  const rows = () => [...(table.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
  const focused = () => rows().findIndex((row) => row.contains(document.activeElement));

  function step(by: 1 | -1): void {
    const all = rows();
    const at = focused();
    const next = all[at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)];
    next?.querySelector<HTMLElement>("[data-opens]")?.focus();
  }

  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const id = rows()[focused()]?.dataset["item"];
      if (id) onChoose(id);
    },
    n: () => void navigate(newPath),
    "/": () => search.current?.focus(),
  });
}
