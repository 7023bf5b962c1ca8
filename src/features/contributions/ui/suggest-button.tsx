import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Button } from "#ui/button/button.tsx";
import { usePrepared } from "#ui/use-prepared.ts";
import type { OwnWaiting } from "../own-waiting.ts";
import type { SuggestTopic } from "../suggest-topic.ts";
import type { SuggestedShop } from "./suggest/suggest-sheet.tsx";
import { useFormInAddress } from "./use-form-in-address.ts";

const SuggestSheet = pressedPart(async () => {
  const [part] = await Promise.all([
    import("./suggest/suggest-sheet.tsx"),
    needArea("changed-fields"),
    needArea("suggest"),
    needArea("products"),
    needArea("told"),
  ]);
  return part.SuggestSheet;
});

type SuggestButtonProps = {
  shop: SuggestedShop;
  /** What it is about; asked first where it is null. */
  topic: SuggestTopic | null;
  isGuest: boolean;
  /** What the reader sent about it and waits. */
  own: OwnWaiting | null;
  children: ReactNode;
};

/** Opens the form for what is otherwise, which is loaded then. */
export function SuggestButton({ shop, topic, isGuest, own, children }: SuggestButtonProps) {
  const [opened, setOpened] = useState<SuggestTopic | null>();
  const close = () => setOpened(undefined);
  // The general button answers for all forms of the page.
  usePrepared(SuggestSheet.prepare, !isGuest && topic === null);
  useFormInAddress(topic === null ? setOpened : undefined);
  return (
    <>
      {topic === null && <WaitingSuggestions />}
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpened(topic)}>
        {children}
      </Button>
      {opened !== undefined && (
        <SuggestSheet
          shop={shop}
          topic={opened}
          isGuest={isGuest}
          own={own}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  );
}

/** What the reader suggested on this page without a network, and waits. */
function WaitingSuggestions() {
  const outbox = useOutbox();
  const { pathname } = useLocation();
  if (!outbox) return null;
  return outbox.entries
    .filter(({ call, path, isSent }) => call === "suggestchange" && path === pathname && !isSent)
    .map((entry) => <outbox.WaitingAct key={entry.key} entry={entry} about={entry.text} />);
}
