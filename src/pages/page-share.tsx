import { useLingui } from "@lingui/react/macro";
import { addressIn } from "#platform/i18n/language-links.ts";
import { ShareButton } from "#ui/share/share-button.tsx";
import { useSite } from "./layouts/use-site.ts";

type PageShareProps = {
  /** The text of the message. */
  title: string;
  /** Another page than this one, without language. */
  path?: string;
};

/** Shares the current page, or another one of the site. */
export function PageShare({ title, path }: PageShareProps) {
  const { t } = useLingui();
  const { site, locale } = useSite();
  const address = path && addressIn(site.canonicalBases[locale], path);
  const words = {
    share: t({ id: "share.share", message: "Share" }),
    copied: t({ id: "share.copied", message: "Link copied." }),
    byHand: t({ id: "share.by-hand", message: "Your browser can’t copy the link. Copy it by hand:" }),
  };
  return <ShareButton title={title} address={address} words={words} />;
}
