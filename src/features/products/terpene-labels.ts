import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Terpene } from "./terpenes.ts";

export const TERPENE_LABELS: Record<Terpene, MessageDescriptor> = {
  myrcene: msg({ id: "terpene.myrcene", message: "Myrcene" }),
  limonene: msg({ id: "terpene.limonene", message: "Limonene" }),
  caryophyllene: msg({ id: "terpene.caryophyllene", message: "Caryophyllene" }),
  pinene: msg({ id: "terpene.pinene", message: "Pinene" }),
  linalool: msg({ id: "terpene.linalool", message: "Linalool" }),
  humulene: msg({ id: "terpene.humulene", message: "Humulene" }),
  terpinolene: msg({ id: "terpene.terpinolene", message: "Terpinolene" }),
  ocimene: msg({ id: "terpene.ocimene", message: "Ocimene" }),
  nerolidol: msg({ id: "terpene.nerolidol", message: "Nerolidol" }),
  bisabolol: msg({ id: "terpene.bisabolol", message: "Bisabolol" }),
};
