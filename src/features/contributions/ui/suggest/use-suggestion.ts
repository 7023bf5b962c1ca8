import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useAskToSignIn } from "#features/accounts/ui/sign-in-context.ts";
import { TRIED_TOO_OFTEN } from "#platform/errors/errors.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { MENU_NOT_SHOWN, PRICES_NOT_SHOWN } from "../../call-refusals.ts";
import { suggestChange } from "../../calls.ts";
import type { ChangeState, UserChange } from "../../change.ts";
import type { SuggestForm } from "../../change-forms.ts";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";

/** `asked`: a visitor was asked to sign in, and it is sent by itself afterwards. */
export type SuggestionOutcome = "asked" | ChangeState;

interface SuggestionOptions {
  draftName: string;
  isGuest: boolean;
  /** What the reader sent before, which it stands instead of. */
  replaced?: readonly UserChange[];
}

/** What is said besides to whoever decides. */
export interface Remark {
  text: string;
  onChange: (text: string) => void;
}

/** Sends a suggestion, and says what became of it. What was typed stays until it has arrived. */
export function useSuggestion({ draftName, isGuest, replaced = [] }: SuggestionOptions) {
  const { t } = useLingui();
  const askToSignIn = useAskToSignIn();
  const { revalidate } = useRevalidator();
  const { optional: _, ...formWords } = useFormWords();

  const remarkName = `${draftName}-remark`;
  const [text, setText] = useState(() => readDraft<string>(remarkName) ?? replaced.at(-1)?.text ?? "");

  const remark: Remark = {
    text,
    onChange: (typed) => {
      setText(typed);
      keepDraft(remarkName, typed);
    },
  };

  async function send(facts: SuggestForm): Promise<SuggestionOutcome> {
    const form = text.trim() === "" ? facts : { ...facts, text };
    if (isGuest) {
      askToSignIn({ call: "suggestchange", body: form });
      return "asked";
    }
    const replaces = replaced.map(({ _id: id }) => id);
    const { changes } = await suggestChange(
      replaces.length > 0 ? ({ ...form, replaces } as SuggestForm) : form,
    );
    forgetDraft(draftName);
    forgetDraft(remarkName);
    await revalidate();
    return changes.every(({ state }) => state === "approved") ? "approved" : "pending";
  }

  const mistakes = {
    [MENU_NOT_SHOWN.msg]: t({
      id: "suggest.menu.not-shown",
      message: "This shop’s menu isn’t shown here, so it can’t be added.",
    }),
    [PRICES_NOT_SHOWN.msg]: t({
      id: "suggest.prices.not-shown",
      message: "This shop’s prices aren’t shown here. Send it without prices.",
    }),
    text: t({ id: "suggest.remark.wrong", message: "At most 500 characters." }),
    changes: t({ id: "suggest.nothing-new", message: "That’s what we know already." }),
    [TRIED_TOO_OFTEN]: t({
      id: "suggest.enough-today",
      message: "That’s enough for today. Tell us more tomorrow.",
    }),
  };
  return { send, remark, mistakes, words: formWords };
}
