import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { ShopInList } from "#features/shops/shop-in-list.ts";
import { readResource } from "#platform/read-resource.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { type DeviceSave, deviceSaves, listenToDeviceSaves } from "../device-saves.ts";
import { FollowedShops } from "./followed-shops.tsx";

/** What the resource of the page answers. */
export interface SavedShops {
  shops: ShopInList[];
  /** When they were read, ISO 8601. */
  now: string;
}

const NONE: readonly DeviceSave[] = [];

/** The shops that a visitor has saved on this device: at first by their names, then with what lists say of them. */
export function SavedOnDevice() {
  const { t } = useLingui();
  const path = useAddress("/saved/shops");
  // One that is not saved any more stays until the page is left, so that a slip can be undone.
  const [saves] = useState(memoizedSaves);
  const known = useSyncExternalStore(listenToDeviceSaves, saves, () => null);
  const [loaded, setLoaded] = useState<SavedShops | "failed">();
  const [tryCount, setTryCount] = useState(0);
  const ids = (known ?? NONE).map(({ id }) => id).join();
  useEffect(() => {
    if (!ids) return undefined;
    const aborter = new AbortController();
    const query = new URLSearchParams({ shops: ids });
    readResource<SavedShops>(path, { query, signal: aborter.signal }).then(setLoaded, () => {
      if (!aborter.signal.aborted) setLoaded("failed");
    });
    return () => aborter.abort();
  }, [path, ids, tryCount]);

  if (known === null) return null;
  if (known.length === 0) return <FollowedShops shops={[]} now="" />;
  if (loaded && loaded !== "failed") return <FollowedShops {...loaded} isOnDevice />;
  return (
    <Stack gap={6}>
      {loaded === "failed" && (
        <Notice tone="warning">
          <Stack gap={3}>
            <p>
              <Trans id="social.saved-failed">
                Only the names could be shown: whether they are open needs a connection.
              </Trans>
            </p>
            <Cluster>
              <Button kind="quiet" onClick={() => setTryCount(tryCount + 1)}>
                <Trans id="social.try-again">Try again</Trans>
              </Button>
            </Cluster>
          </Stack>
        </Notice>
      )}
      <ul
        aria-busy={loaded === undefined}
        aria-label={t({ id: "social.saved-list", message: "Saved shops" })}
      >
        {known.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={`/coffeeshop/${slug}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** What was saved when the page was opened. */
function memoizedSaves() {
  let saves: readonly DeviceSave[] | undefined;
  return () => (saves ??= deviceSaves());
}
