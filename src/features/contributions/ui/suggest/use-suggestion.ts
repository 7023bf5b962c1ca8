import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useAskToSignIn } from "#features/accounts/ui/sign-in-context.ts";
import { useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { TRIED_TOO_OFTEN } from "#platform/errors/errors.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { MENU_NOT_SHOWN, PRICES_NOT_SHOWN } from "../../call-refusals.ts";
import { suggestChange } from "../../calls.ts";
import type { ChangeState, Suggested, UserChange } from "../../change.ts";
import type { SuggestForm } from "../../change-forms.ts";
import { draftKeyOf, forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";

/** `asked`: a visitor was asked to sign in, and it is sent by itself afterwards. `waits`: the device keeps it until there is a network. */
export type SuggestionOutcome = "asked" | "waits" | ChangeState;

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
  const outbox = useOutbox();
  const { pathname } = useLocation();
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
    if (isGuest && !outbox) {
      askToSignIn({ call: "suggestchange", body: form });
      return "asked";
    }
    const replaces = replaced.map(({ _id: id }) => id);
    const delivery = await deliver(replaces.length > 0 ? ({ ...form, replaces } as SuggestForm) : form);
    if (delivery === "waits") return delivery;
    const { changes } = delivery;
    forgetDraft(draftName);
    forgetDraft(remarkName);
    await revalidate();
    return changes.every(({ state }) => state === "approved") ? "approved" : "pending";
  }

  async function deliver(form: SuggestForm): Promise<Suggested | "waits"> {
    if (!outbox) return suggestChange(form);
    const delivery = await outbox.sendOrKeep<Suggested>({
      call: "suggestchange",
      body: form,
      subject: `suggest-${draftName}`,
      name: document.querySelector("h1")?.textContent ?? "",
      path: pathname,
      text: wordsIn(form),
      drafts: [draftName, remarkName].map(draftKeyOf),
    });
    return delivery === "waits" ? delivery : delivery.answer;
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

/** What was filled in, a line each, to be copied where it can no longer be sent. */
function wordsIn({ changes, text }: SuggestForm): string {
  return [...valuesIn(changes), text].filter(Boolean).join("\n");
}

function valuesIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(valuesIn);
  return value === null || value === undefined ? [] : [String(value)];
}
