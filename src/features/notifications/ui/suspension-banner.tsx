import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import type { PageViewer } from "#platform/viewer.ts";
import { IconButton } from "#ui/button/icon-button.tsx";
import { CloseGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Banner } from "#ui/notice/banner.tsx";
import styles from "./suspension-banner.module.css";
import { SuspendedUntil, SuspensionWords } from "./suspension-words.tsx";

/** The profile says it itself, and the decision is what the banner leads to. */
const OF_ITSELF = /^\/(?:profile$|moderation\/)/;

/**
 * At the foot of every page of somebody who is suspended, beside whatever is refused there. The part that is
 * loaded for members alone shows it, so it reads the root's data: visitors load none of it.
 */
export function SuspensionBanner() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const suspension = useRouteLoaderData<{ viewer: PageViewer }>("root")?.viewer?.suspension;
  const [isRead, setRead] = useState(false);
  if (!suspension || isRead || OF_ITSELF.test(pathname)) return null;
  return (
    <div role="alert" className={styles.banner}>
      <Banner
        action={
          <IconButton
            icon={<Icon glyph={CloseGlyph} />}
            label={t({ id: "toast.dismiss", message: "Dismiss" })}
            onClick={() => setRead(true)}
          />
        }
      >
        <strong>
          <SuspendedUntil until={suspension.until} />
        </strong>
        <SuspensionWords {...suspension} />
      </Banner>
    </div>
  );
}
