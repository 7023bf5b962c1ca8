import { useLingui } from "@lingui/react/macro";
import type { Terpene } from "../terpenes.ts";

export function useTerpeneWords(): Record<Terpene, string> {
  const { t } = useLingui();
  return {
    myrcene: t({ id: "terpene.myrcene", message: "Myrcene" }),
    limonene: t({ id: "terpene.limonene", message: "Limonene" }),
    caryophyllene: t({ id: "terpene.caryophyllene", message: "Caryophyllene" }),
    pinene: t({ id: "terpene.pinene", message: "Pinene" }),
    linalool: t({ id: "terpene.linalool", message: "Linalool" }),
    humulene: t({ id: "terpene.humulene", message: "Humulene" }),
    terpinolene: t({ id: "terpene.terpinolene", message: "Terpinolene" }),
    ocimene: t({ id: "terpene.ocimene", message: "Ocimene" }),
    nerolidol: t({ id: "terpene.nerolidol", message: "Nerolidol" }),
    bisabolol: t({ id: "terpene.bisabolol", message: "Bisabolol" }),
  };
}
