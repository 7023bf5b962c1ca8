import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { readNotifications } from "../calls.ts";
import { type BoardStore, lastNumber, type Notice, type NoticeBoard, openBoard } from "../notice-board.ts";
import { withRememberedMenus } from "../remember-seen.ts";
import { watchNotices } from "../watch-notices.ts";

interface UsedBoard {
  board: NoticeBoard;
  change: BoardStore["change"];
  /** Reads the list again; never rejects. */
  load: () => Promise<void>;
}

/** The board of this document, kept up to date for somebody with an account. */
export function useNoticeBoard(isMember: boolean, dueLocal: () => Notice[]): UsedBoard {
  const [store] = useState(() => openBoard(dueLocal()));
  const board = useSyncExternalStore(store.subscribe, store.board);
  const loading = useRef<Promise<void>>(undefined);

  const load = useCallback(async () => {
    store.change({ type: "loading" });
    // One read at a time, whoever wants it.
    loading.current ??= readNotifications()
      .then(
        (told) => store.change({ type: "loaded", told: withRememberedMenus(told), at: Date.now() }),
        () => store.change({ type: "failed" }),
      )
      .finally(() => (loading.current = undefined));
    return loading.current;
  }, [store]);

  useEffect(() => {
    if (!isMember) return undefined;
    return watchNotices({
      reload: load,
      onNotice: (notice) => store.change({ type: "arrived", notice }),
      lastNumber: () => lastNumber(store.board()),
      updatedAt: () => store.board().updatedAt,
    });
  }, [isMember, load, store]);

  return { board, change: store.change, load };
}
