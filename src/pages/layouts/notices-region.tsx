import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import type { Notices } from "#features/notifications/ui/notices.tsx";
import { CHUNK_FAILED } from "#platform/chunk-failures.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { PAGE_WAITS } from "#platform/offline/load-in-vain.ts";
import { untilIdle } from "#ui/until-idle.ts";
import { NoticesContext } from "./notices-context.ts";
import { useAppMode } from "./use-app-mode.ts";
import { useSite } from "./use-site.ts";

type NoticesPart = typeof Notices;

/** Around all pages: the number of unseen notices, and their panel. Visitors without an account load the panel when they open it. */
export function NoticesRegion({ children }: { children: ReactNode }) {
  const { site, viewer } = useSite();
  const isMember = viewer !== null;
  const isApp = useAppMode();
  const [Part, setPart] = useState<NoticesPart>();
  const [isOpen, setOpen] = useState(false);
  const [unseenCount, setUnseenCount] = useState(0);

  /**
   * The number stands in a context around all pages. Told urgently, React would throw away what the server sent of lazy parts that are
   * not hydrated yet, and the page would jump; a transition waits for them.
   */
  const setCount = useCallback((count: number) => startTransition(() => setUnseenCount(count)), []);

  const begin = useEffectEvent(async () => {
    if (Part) return;
    if (isMember) await load(setPart);
  });
  useEffect(() => {
    void untilIdle()
      .then(() => begin())
      .catch(() => undefined);
  }, [isMember]);

  const { open, prepare } = useMemo(
    () => ({
      open() {
        setOpen(true);
        load(setPart).catch(() => {
          setOpen(false);
          window.dispatchEvent(new Event(navigator.onLine ? CHUNK_FAILED : PAGE_WAITS));
        });
      },
      prepare: () => void load(setPart).catch(() => undefined),
    }),
    [],
  );
  const value = useMemo(() => ({ unseenCount, open, prepare }), [unseenCount, open, prepare]);

  return (
    <NoticesContext value={value}>
      {children}
      {Part && (
        <Part
          key={String(isMember)}
          isMember={isMember}
          isApp={isApp}
          cookieDomain={site.cookieDomain}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onCount={setCount}
        />
      )}
    </NoticesContext>
  );
}

async function load(show: (change: () => NoticesPart) => void): Promise<void> {
  const [part] = await Promise.all([
    import("#features/notifications/ui/notices.tsx"),
    needArea("notifications"),
  ]);
  show(() => part.Notices);
}
