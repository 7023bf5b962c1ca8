import { Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { usePress } from "#platform/use-press.ts";
import { SpreadRows } from "#ui/layout/spread-rows.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { endSessions } from "../../profile-calls.ts";
import styles from "./profile.module.css";

/** A session as its owner sees it. */
export interface SessionSeen {
  id: number;
  /** Empty for what is no browser. */
  device: string;
  startedAt: string;
  usedAt: string;
  /** The one of this browser. */
  isThis: boolean;
}

/** Where somebody is logged in, each of which they can end (product.md section 10, "Token"). */
export function SessionList({ sessions }: { sessions: readonly SessionSeen[] }) {
  const { t } = useLingui();
  const { failed } = useFormWords();
  const { isBusy, failure, press } = usePress();
  const unknown = t({ id: "profile.session.unknown", message: "Unknown device" });
  const shown = sessions.map((session) => ({ ...session, device: session.device || unknown }));
  return (
    <Stack gap={4}>
      <SpreadRows>
        {shown.map(({ id, device, startedAt, usedAt, isThis }) => (
          <li key={id}>
            <div>
              <p className={styles.device}>
                {device} {isThis && <ThisOne />}
              </p>
              <p className={styles.soft}>
                <Trans id="profile.session.times">
                  Since <Day at={startedAt} form="date" />, last used <Day at={usedAt} form="moment" />
                </Trans>
              </p>
            </div>
            {!isThis && (
              <Button
                kind="quiet"
                isLoading={isBusy}
                aria-label={t({ id: "profile.session.end-named", message: `Log out: ${device}` })}
                onClick={() => void press(() => endSessions({ sessionId: String(id) }))}
              >
                <Trans id="nav.log-out">Log out</Trans>
              </Button>
            )}
          </li>
        ))}
      </SpreadRows>
      {sessions.length > 1 && (
        <div>
          <Button
            kind="quiet"
            isLoading={isBusy}
            onClick={() => void press(() => endSessions({ others: true }))}
          >
            <Trans id="profile.session.end-others">Log out everywhere else</Trans>
          </Button>
        </div>
      )}
      <LiveRegion className={styles.soft}>
        {sessions.length === 1 && t({ id: "profile.session.only", message: "You’re only logged in here." })}
      </LiveRegion>
      <LiveRegion>{failure !== undefined && <Notice tone="problem">{failed}</Notice>}</LiveRegion>
    </Stack>
  );
}

function ThisOne() {
  return (
    <Badge tone="canal">
      <Trans id="profile.session.this">This one</Trans>
    </Badge>
  );
}
