import type { ReactNode } from "react";
import { useSuggestions } from "#features/search/ui/use-suggestions.ts";
import { isProductType } from "../../product-types.ts";
import { useProductTypeWords } from "../product-type-words.ts";
import type { MenuStore } from "./menu-store.ts";

/** A product of the catalogue that a line can be joined to. */
export interface JoinableProduct {
  id: string;
  name: string;
  /** What it is, in a word. */
  note: ReactNode;
}

interface Joinable {
  /** Undefined before there is an answer. */
  offered?: readonly JoinableProduct[] | undefined;
  /** What was typed when they were found. */
  foundFor?: string | undefined;
  hasFailed?: boolean | undefined;
}

/** Products that are called like what is typed, of which none is on another line: a menu has each once, and samples only with a sample shop. */
export function useJoinableProducts(store: MenuStore, lineKey: string, typed: string): Joinable {
  const types = useProductTypeWords();
  const { found, foundFor, hasFailed } = useSuggestions("products", typed);
  if (!found) return { hasFailed };
  const others = store.get().doc.flatMap(({ lines }) => lines.filter(({ key }) => key !== lineKey));
  const taken = new Set(others.map(({ product }) => product?.id));
  const offered = found
    .filter(({ _id: id, isSample = false }) => isSample === store.isSample && !taken.has(id))
    .map(({ _id: id, name, type }) => ({ id, name, note: isProductType(type) ? types[type] : undefined }));
  return { offered, foundFor };
}
