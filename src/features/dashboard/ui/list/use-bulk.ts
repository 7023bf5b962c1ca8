import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { useToast } from "#ui/toast/toast-context.ts";
import { saveItems } from "../../calls.ts";
import { TakenBack, useHeld } from "../queue/use-held.ts";
import { useIsLeft } from "../queue/use-is-left.ts";

export interface ChosenItem {
  id: string;
  rev: string;
  name: string;
}

/** What came of something that was done with several at once. */
interface BulkOutcome {
  savedCount: number;
  /** The names of those that stay as they were. */
  left: readonly string[];
  /** The call did not arrive: nothing has changed. */
  hasFailed: boolean;
}

interface Acted {
  /** What is done, in words. */
  label: string;
  changes: object;
}

/**
 * Does something with several things of a list at once; each is saved by itself. It is held back for a while, in which it can be taken back
 * (decision 50): `onTakenBack` gets those that were chosen for it.
 */
export function useBulk(list: string, onTakenBack: (chosen: readonly ChosenItem[]) => void) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { failed } = useFormWords();
  const toast = useToast();
  const isLeft = useIsLeft();
  const held = useHeld();
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  function act(chosen: readonly ChosenItem[], { label, changes }: Acted): void {
    setOutcome(null);
    const [{ name } = { name: "" }] = chosen;
    const told = t({
      id: "dashboard.bulk.held",
      message: plural(chosen.length, { one: `${label}: ${name}.`, other: `${label}: # selected.` }),
    });
    let refused = new Set<string>();
    async function send() {
      const { items } = await saveItems(
        list,
        chosen.map(({ id, rev }) => ({ _id: id, rev, changes })),
      );
      refused = new Set(items.filter(({ errors }) => errors).map(({ _id: id }) => id));
    }
    held.hold(told, send).then(
      () => {
        const left = chosen.filter(({ id }) => refused.has(id));
        setOutcome({
          savedCount: chosen.length - left.length,
          left: left.map((one) => one.name),
          hasFailed: false,
        });
        return revalidate();
      },
      (failure: unknown) => {
        if (failure instanceof TakenBack) return onTakenBack(chosen);
        // Whoever is somewhere else by now hears of it there.
        if (isLeft()) return toast(`${told} ${failed}`, "problem");
        return setOutcome({ savedCount: 0, left: [], hasFailed: true });
      },
    );
  }

  return { act, outcome, held };
}

export type Bulk = ReturnType<typeof useBulk>;
