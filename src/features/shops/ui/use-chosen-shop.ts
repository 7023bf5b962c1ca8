import { useEffect, useState } from "react";
import { useLocation } from "react-router";

interface WithCard {
  card?: string | null;
}

const entry = () => (typeof history === "undefined" ? null : (history.state as WithCard | null));

/**
 * The slug of the shop whose card is open on a map. It is kept in the entry of the browser's history, so that back from the shop's page
 * opens it again. The router writes entries of its own, without it, whenever the address changes.
 */
export function useChosenShop(atFirst: string | null) {
  const { key } = useLocation();
  const [chosen, setChosen] = useState(() => {
    const kept = entry()?.card;
    return kept === undefined ? atFirst : kept;
  });
  useEffect(() => {
    const before = entry();
    if (before?.card !== chosen) history.replaceState({ ...before, card: chosen }, "");
  }, [key, chosen]);
  return [chosen, setChosen] as const;
}
