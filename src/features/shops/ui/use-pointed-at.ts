import { useState } from "react";
import { slugUnder } from "./slug-under.ts";

/** The shop of a list that is hovered or focused, by its slug, for its pin on the map; `pointing` is for the list's element. */
export function usePointedAt() {
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const point = ({ target }: { target: EventTarget }) => setPointedAt(slugUnder(target));
  const forgetPointedAt = () => setPointedAt(null);
  const pointing = { onFocus: point, onPointerOver: point, onPointerLeave: forgetPointedAt };
  return { pointedAt, pointing, forgetPointedAt };
}
