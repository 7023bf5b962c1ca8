import { Trans } from "@lingui/react/macro";
import { useReasonWords } from "#features/moderation/ui/decision-words.ts";
import type { RemovalReason } from "#features/moderation/reason.ts";
import { Day } from "#platform/i18n/day.tsx";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { UserChanges, UserDetails } from "../../user-fields.ts";
import { SuspendForm } from "./suspend-form.tsx";
import styles from "./user-desk.module.css";

type SuspensionPartProps = {
  user: UserDetails;
  isBusy: boolean;
  /** @throws what the form says */
  save: (changes: UserChanges) => Promise<void>;
  onLift: () => void;
};

/** What holds now, with the way to lift it; or the form that suspends. */
export function SuspensionPart({ user: { rev, shown }, isBusy, save, onLift }: SuspensionPartProps) {
  const reasons = useReasonWords();
  const { suspension } = shown;
  return (
    <Section title={<Trans id="user-managing.suspension">Suspension</Trans>}>
      {suspension ? (
        <Stack gap={3}>
          <p className={styles.name}>
            {suspension.until === null ? (
              <Trans id="user-managing.suspended">Suspended until an admin lifts it</Trans>
            ) : (
              <Trans id="user-managing.suspended-until">
                Suspended until <Day at={suspension.until} form="dateAndTime" />
              </Trans>
            )}
          </p>
          {suspension.decisionId !== null && (
            <p>
              <Link to={`/moderation/${suspension.decisionId}`}>
                {reasons[suspension.reason as RemovalReason]}
              </Link>
            </p>
          )}
          <div>
            <Button disabled={isBusy} onClick={onLift}>
              <Trans id="user-managing.lift">Lift the suspension</Trans>
            </Button>
          </div>
        </Stack>
      ) : (
        <Stack gap={3}>
          <p className={styles.soft}>
            <Trans id="user-managing.suspension.what">
              From that moment they write nothing and their roles rest. They can read, have their export,
              leave, and appeal.
            </Trans>
          </p>
          <SuspendForm key={rev} onSuspend={(suspend) => save({ suspend })} />
        </Stack>
      )}
    </Section>
  );
}
