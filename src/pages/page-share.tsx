import { useLingui } from "@lingui/react/macro";
import { ShareButton } from "#ui/share/share-button.tsx";

/** Shares the current page; `title` is the text of the message. */
export function PageShare({ title }: { title: string }) {
  const { t } = useLingui();
  const words = {
    share: t({ id: "share.share", message: "Share" }),
    copied: t({ id: "share.copied", message: "Link copied." }),
    byHand: t({ id: "share.by-hand", message: "Your browser can’t copy the link. Copy it by hand:" }),
  };
  return <ShareButton title={title} words={words} />;
}
