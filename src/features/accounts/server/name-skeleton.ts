import { rectifyConfusion } from "unicode-confusables";

/**
 * A name with look-alikes made equal, after the table of Unicode (UTS 39): `Ádа m`, `adam` and `A_D_A_M` are one. Two accounts
 * never have the same.
 */
export function nameSkeleton(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, "");
  return rectifyConfusion(letters).toLowerCase();
}
