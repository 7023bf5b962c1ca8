import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { KEPT_AT } from "#platform/offline/kept-pages.ts";
import { siteAnswers } from "#platform/offline/load-in-vain.ts";
import { OfflineGlyph } from "#ui/icon/glyphs.ts";
import { Banner } from "#ui/notice/banner.tsx";
import { useIsOnline } from "#platform/offline/use-is-online.ts";
import { IS_OF_POCKET } from "./use-kept-page.ts";

/** In milliseconds. */
const LOOK_AGAIN_AFTER = 5_000;

const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;

/** The notice that the network is gone, or that the page is an older one; hidden again when neither is so. */
export function OfflineNotice() {
  const { i18n } = useLingui();
  const isOnline = useIsOnline();
  const keptAt = useKeptAt();
  // It says by itself that there is no network.
  const isInPocket = IS_OF_POCKET.test(useLocation().pathname);
  const outbox = useOutbox();
  const waiting = outbox?.entries.some(({ isSent }) => !isSent) && !(isOnline && outbox.isSending) && outbox;
  if ((isInPocket || (isOnline && !keptAt)) && !waiting) return null;
  const when = keptAt && i18n.date(keptAt, WHEN);
  return (
    <Banner glyph={OfflineGlyph} isAnnounced>
      {waiting && <waiting.WaitingLine isOnline={isOnline} />}
      {!isOnline && !waiting && (
        <Trans id="layout.offline">
          You’re offline. Pages you have visited can be read; new ones have to wait.
        </Trans>
      )}{" "}
      {keptAt && !isInPocket && <Trans id="layout.kept">This page is as it was: {when}.</Trans>}
    </Banner>
  );
}

/**
 * When the site sent the open page, where the service worker had it from the device; null for any other. It is loaded anew as soon as the site
 * answers.
 */
function useKeptAt(): string | null {
  const { key } = useLocation();
  const { revalidate } = useRevalidator();
  const [firstKey] = useState(key);
  const [isRenewed, setRenewed] = useState(false);
  const ofDocument = useSyncExternalStore(unchanging, readKeptAt, () => null);
  // The router’s next page is of now.
  const at = isRenewed || key !== firstKey ? null : ofDocument;
  const renew = useEffectEvent(async () => {
    if (!(await siteAnswers())) return;
    await revalidate();
    setRenewed(true);
  });

  useEffect(() => {
    if (!at) return undefined;
    const looking = setInterval(() => void renew(), LOOK_AGAIN_AFTER);
    return () => {
      clearInterval(looking);
      document.documentElement.removeAttribute(KEPT_AT);
    };
  }, [at]);
  return at;
}

const unchanging = () => () => {};

const readKeptAt = () => document.documentElement.getAttribute(KEPT_AT);
