import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { UserChanges, UserDetails } from "../../user-fields.ts";
import styles from "./user-desk.module.css";

type AdminPartProps = {
  user: UserDetails;
  /** The reader. */
  accountId: number;
  isBusy: boolean;
  onChange: (changes: UserChanges) => void;
};

/** Two admins make an admin, or remove one: what the first proposed, or the button that proposes it. */
export function AdminPart({ user: { values, shown }, accountId, isBusy, onChange }: AdminPartProps) {
  const { name } = values;
  const { proposal, hasSecondAdmin } = shown;
  const change = shown.roles.some(({ role }) => role === "admin") ? "take" : "give";
  if (!proposal && !hasSecondAdmin)
    return (
      <p className={styles.soft}>
        <Trans id="user-managing.admin.alone">
          An admin is made or removed by two admins who agree. While there is no second one who could, it’s
          done on the command line.
        </Trans>
      </p>
    );
  const say = { [change]: { role: "admin", item: null } };
  if (!proposal)
    return (
      <Stack gap={3}>
        <p className={styles.soft}>
          <Trans id="user-managing.admin.by-two">
            An admin is made or removed by two admins who agree. You propose it, and another one has seven
            days to say yes.
          </Trans>
        </p>
        <div>
          <Button kind="quiet" disabled={isBusy} onClick={() => onChange(say)}>
            {change === "give" ? (
              <Trans id="user-managing.admin.propose">Propose as an admin</Trans>
            ) : (
              <Trans id="user-managing.admin.propose-end">Propose to be no admin any more</Trans>
            )}
          </Button>
        </div>
      </Stack>
    );
  const isMine = proposal.proposerId === accountId;
  const proposer = proposal.proposerName;
  return (
    <Stack gap={3}>
      <Notice tone="info">
        {isMine && change === "give" && (
          <Trans id="user-managing.admin.mine">
            You propose that {name} becomes an admin. Another admin has to agree within seven days.
          </Trans>
        )}
        {isMine && change === "take" && (
          <Trans id="user-managing.admin.mine-end">
            You propose that {name} is no admin any more. Another admin has to agree within seven days.
          </Trans>
        )}
        {!isMine && change === "give" && (
          <Trans id="user-managing.admin.theirs">
            {proposer} proposes that {name} becomes an admin. It counts at once when you agree.
          </Trans>
        )}
        {!isMine && change === "take" && (
          <Trans id="user-managing.admin.theirs-end">
            {proposer} proposes that {name} is no admin any more. It counts at once when you agree.
          </Trans>
        )}
      </Notice>
      <Cluster>
        {!isMine && (
          <Button disabled={isBusy} onClick={() => onChange(say)}>
            {change === "give" ? (
              <Trans id="user-managing.admin.agree">Agree: make {name} an admin</Trans>
            ) : (
              <Trans id="user-managing.admin.agree-end">Agree: {name} is no admin any more</Trans>
            )}
          </Button>
        )}
        <Button kind="quiet" disabled={isBusy} onClick={() => onChange({ drop: true })}>
          {isMine ? (
            <Trans id="user-managing.admin.withdraw">Withdraw the proposal</Trans>
          ) : (
            <Trans id="user-managing.admin.decline">Decline</Trans>
          )}
        </Button>
      </Cluster>
    </Stack>
  );
}
