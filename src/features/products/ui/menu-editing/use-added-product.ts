import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { newLine } from "./grid-doc.ts";
import { addLine } from "./grid-steps.ts";
import type { MenuStore } from "./menu-store.ts";
import { useAddressWithout } from "./use-address-without.ts";

/** Adds a line for the product that the address names (`&add=` its id, `&name=`), once and not where the menu has it. */
export function useAddedProduct(store: MenuStore, onAdded: (key: string) => void): void {
  const search = new URLSearchParams(useLocation().search);
  const leaveAddress = useAddressWithout("add", "name");
  const [id, name] = [search.get("add"), search.get("name")];
  const add = useEffectEvent((product: { id: string; name: string }) => {
    leaveAddress();
    const { doc } = store.get();
    if (doc.some(({ lines }) => lines.some((line) => line.product?.id === product.id))) return;
    const line = newLine({ name: product.name, product });
    store.change((before) => addLine(before, null, line));
    onAdded(line.key);
  });
  useEffect(() => {
    if (id && name) add({ id, name });
  }, [id, name]);
}
