import { useLingui } from "@lingui/react/macro";
import type { Terpene } from "../../terpenes.ts";

/** What a terpene smells of, for readers who are no chemists. Nothing is said of what it would be good for. */
export function useTerpeneScentWords(): Record<Terpene, string> {
  const { t } = useLingui();
  return {
    myrcene: t({ id: "terpene-scent.myrcene", message: "Smells of earth, musk and ripe mango" }),
    limonene: t({ id: "terpene-scent.limonene", message: "Smells of lemon and orange peel" }),
    caryophyllene: t({ id: "terpene-scent.caryophyllene", message: "Smells of black pepper and cloves" }),
    pinene: t({ id: "terpene-scent.pinene", message: "Smells of pine needles" }),
    linalool: t({ id: "terpene-scent.linalool", message: "Smells of lavender" }),
    humulene: t({ id: "terpene-scent.humulene", message: "Smells of hops" }),
    terpinolene: t({ id: "terpene-scent.terpinolene", message: "Smells of apples, herbs and fresh wood" }),
    ocimene: t({ id: "terpene-scent.ocimene", message: "Smells sweet, of basil and flowers" }),
    nerolidol: t({ id: "terpene-scent.nerolidol", message: "Smells of wood and fresh bark" }),
    bisabolol: t({ id: "terpene-scent.bisabolol", message: "Smells of chamomile" }),
  };
}
