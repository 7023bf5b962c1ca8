import { Trans, useLingui } from "@lingui/react/macro";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Link } from "#ui/link/link.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { Colleague } from "../../colleague.ts";
import styles from "./colleagues.module.css";

type ColleagueRowProps = {
  colleague: Colleague;
  isReader: boolean;
  /** Undefined for whoever was there before the reader. */
  onEnd: (() => void) | undefined;
};

/** Somebody who speaks for it, since when, and who invited them. */
export function ColleagueRow({ colleague, isReader, onEnd }: ColleagueRowProps) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const { person, since, invitedBy } = colleague;
  const { name } = person;
  return (
    <li>
      <div className={styles.who}>
        <Portrait src={person.thumbnail} size={3} />
        <div>
          <p className={styles.name}>
            <Link to={`/user/${person.url}`}>{name}</Link>{" "}
            {isReader && (
              <Badge tone="canal">
                <Trans id="colleagues.you">You</Trans>
              </Badge>
            )}
          </p>
          <p className={styles.soft}>
            <Since since={since} by={invitedBy?.name} />
          </p>
        </div>
      </div>
      {onEnd && (
        <Button
          kind="quiet"
          disabled={!isHydrated}
          aria-label={
            isReader ? undefined : t({ id: "colleagues.end-named", message: `End access of ${name}` })
          }
          onClick={onEnd}
        >
          {isReader ? (
            <Trans id="colleagues.leave">Stop</Trans>
          ) : (
            <Trans id="colleagues.end">End access</Trans>
          )}
        </Button>
      )}
    </li>
  );
}

function Since({ since, by }: { since: string; by: string | undefined }) {
  return by === undefined ? (
    <Trans id="colleagues.since">
      Since <Day at={since} form="date" />
    </Trans>
  ) : (
    <Trans id="colleagues.since-by">
      Since <Day at={since} form="date" />, invited by {by}
    </Trans>
  );
}
