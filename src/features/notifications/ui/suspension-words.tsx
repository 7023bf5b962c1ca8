import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import type { Suspension } from "#platform/viewer.ts";
import { Link } from "#ui/link/link.tsx";
import { REMOVAL_WORDS } from "./removal-words.ts";

/** Until when somebody is suspended. */
export function SuspendedUntil({ until }: Pick<Suspension, "until">) {
  return until === null ? (
    <Trans id="suspension.until-lifted">Your account is suspended until we lift it</Trans>
  ) : (
    <Trans id="suspension.until">
      Your account is suspended until <Day at={until} form="dateAndTime" />
    </Trans>
  );
}

/** Why, what that means, and the way to appeal. */
export function SuspensionWords({ reason, decisionId }: Suspension) {
  const { i18n } = useLingui();
  const words = reason !== null && REMOVAL_WORDS[reason as keyof typeof REMOVAL_WORDS];
  return (
    <p>
      {words && (
        <>
          <Trans id="suspension.reason">Reason: {i18n._(words)}.</Trans>{" "}
        </>
      )}
      <Trans id="suspension.what">You can read everything, but nothing you write or change is saved.</Trans>{" "}
      {decisionId !== null && (
        <Link to={`/moderation/${decisionId}`}>
          <Trans id="suspension.appeal">The facts, and how to appeal</Trans>
        </Link>
      )}
    </p>
  );
}
