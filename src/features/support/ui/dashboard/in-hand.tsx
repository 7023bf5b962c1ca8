import { Trans, useLingui } from "@lingui/react/macro";
import { saveItem } from "#features/dashboard/calls.ts";
import type { NamedItem } from "#features/dashboard/field.ts";
import { Day } from "#platform/i18n/day.tsx";
import { usePress } from "#platform/use-press.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { TicketAssignment, TicketThread } from "../../ticket-fields.ts";
import styles from "./ticket-thread.module.css";

/** Who has a ticket in hand, chosen from all admins, and who gave it to whom before. */
export function InHand({ ticket, admins }: { ticket: TicketThread; admins: readonly NamedItem[] }) {
  const { t } = useLingui();
  const { isBusy, failure, press } = usePress();
  const { assignee, assignments } = ticket.shown;
  const { _id: holderId = "" } = assignee ?? {};
  const give = (to: string) =>
    press(() =>
      saveItem("support", {
        _id: String(ticket.id),
        rev: ticket.rev,
        changes: { assignee: to === "" ? null : to },
      }),
    );
  return (
    <Stack gap={2}>
      <SelectField
        label={t({ id: "dashboard.support.in-hand", message: "Who has it in hand" })}
        value={holderId}
        disabled={isBusy}
        onChange={({ target }) => void give(target.value)}
        options={[
          { value: "", label: t({ id: "dashboard.support.nobody", message: "Nobody" }) },
          ...admins.map(({ _id: id, name }) => ({ value: id, label: name })),
        ]}
      />
      {assignments.length > 0 && (
        <ul className={styles.assignments}>
          {assignments.map(({ _id: id, ...assignment }) => (
            <Assigned key={id} assignment={assignment} />
          ))}
        </ul>
      )}
      <LiveRegion>
        {failure !== undefined && (
          <Notice tone="problem">
            <Trans id="dashboard.support.in-hand.failed">
              That didn’t work. Load the page again, then choose once more.
            </Trans>
          </Notice>
        )}
      </LiveRegion>
    </Stack>
  );
}

function Assigned({ assignment }: { assignment: Omit<TicketAssignment, "_id"> }) {
  const { t } = useLingui();
  const gone = t({ id: "dashboard.support.gone", message: "somebody who is gone" });
  const by = assignment.by ?? gone;
  const to = assignment.to ?? gone;
  const day = <Day at={assignment.assignedAt} form="dateAndTime" />;
  return (
    <li>
      {assignment.isNobody ? (
        <Trans id="dashboard.support.given-back">
          {day}: given back to all by {by}
        </Trans>
      ) : (
        <Trans id="dashboard.support.given">
          {day}: given to {to} by {by}
        </Trans>
      )}
    </li>
  );
}
