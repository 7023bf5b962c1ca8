import { useLingui } from "@lingui/react/macro";
import type { ListReference } from "../list-reference.ts";

interface ReferenceWords {
  /** The order "nearest", which says where from. */
  from: string;
  /** Spoken after each distance, where the eye has the order above the list. */
  after: string;
  /** Above a list in another order. */
  measured: string;
}

/** A distance says nothing without its beginning: the words for where a list measures from. */
export function useReferenceWords({ kind, name }: ListReference): ReferenceWords {
  const { t } = useLingui();
  if (kind === "landmark") {
    return {
      from: t({ id: "reference.landmark", message: `Nearest to ${name} first` }),
      after: t({ id: "reference.landmark.after", message: `from ${name}` }),
      measured: t({ id: "reference.landmark.measured", message: `Distances are measured from ${name}.` }),
    };
  }
  if (kind === "me") {
    return {
      from: t({ id: "reference.me", message: "Nearest to you first" }),
      after: t({ id: "reference.me.after", message: "from where you are" }),
      measured: t({ id: "reference.me.measured", message: "Distances are measured from where you are." }),
    };
  }
  return {
    from: t({ id: "reference.centre", message: "Nearest to the centre first" }),
    after: t({ id: "reference.centre.after", message: "from the centre" }),
    measured: t({ id: "reference.centre.measured", message: "Distances are measured from the centre." }),
  };
}
