import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Day } from "#platform/i18n/day.tsx";
import { Button } from "#ui/button/button.tsx";
import { PersonGlyph } from "#ui/icon/glyphs.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { Banner } from "#ui/notice/banner.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { endViewing } from "../../calls.ts";
import { useReloadAtEnd } from "./use-reload-at-end.ts";
import styles from "./viewing.module.css";

type ViewingBarProps = {
  /** As whom the admin looks. */
  person: { name: string; url: string };
  /** When it ends by itself, ISO 8601. */
  until: string;
};

/** Above every page while an admin looks at the site as somebody: as whom, until when, and the button that ends it. */
export function ViewingBar({ person: { name, url }, until }: ViewingBarProps) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<"open" | "ending" | "failed">("open");
  const desk = useAddress(`/dashboard/users?${new URLSearchParams({ q: url })}`);
  const tellOthers = useReloadAtEnd(until);
  const { pathname, search } = useLocation();
  const address = useRef(pathname + search);
  useEffect(() => {
    // While it lasts every page is a document of its own. One that was put in place here is what the admin sees as themselves.
    if (address.current !== pathname + search) location.reload();
  }, [pathname, search]);

  async function end() {
    setState("ending");
    try {
      await endViewing();
    } catch {
      setState("failed");
      return;
    }
    tellOthers();
    // A new document: nothing of the person stays in it.
    location.assign(desk);
  }

  return (
    <aside
      className={styles.bar}
      aria-label={t({ id: "viewing.label", message: "You look as somebody else" })}
    >
      <Banner
        glyph={PersonGlyph}
        action={
          <Button disabled={!isHydrated || state === "ending"} onClick={() => void end()}>
            <Trans id="viewing.end">Stop</Trans>
          </Button>
        }
      >
        <strong>
          <Trans id="viewing.as">You see the site as {name} does</Trans>
        </strong>{" "}
        <Trans id="viewing.until">
          until <Day at={until} form="time" />.
        </Trans>{" "}
        <span className={styles.more}>
          <Trans id="viewing.what">
            Nothing can be changed, and letters, account and location stay closed.
          </Trans>
        </span>
        <LiveRegion>
          {state === "failed" && (
            <p>
              <Trans id="viewing.failed">It didn’t end. Try again; it ends by itself too.</Trans>
            </p>
          )}
        </LiveRegion>
      </Banner>
    </aside>
  );
}
