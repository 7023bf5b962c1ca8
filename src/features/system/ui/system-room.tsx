import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { countText } from "#platform/i18n/format.ts";
import type { QueuedTasks } from "#platform/queued-tasks.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ItemTable } from "#ui/table/item-table.tsx";
import { bytesText, durationText } from "../measures.ts";
import type { SystemState } from "../system.ts";

/** From this share of free space on it is said that the disk is filling. */
const LITTLE_SPACE = 0.1;

const taskOf = ({ task }: { task: string }) => task;
// The names of the program, which are the same in every language.
const nameOfTask = ({ task }: { task: string }) => <code>{task}</code>;

/** How the site runs: what waits or fails, when what last ran, and what it is made of. Loading the page anew looks again. */
export function SystemRoom({ queue, schedule, mail, space, versions, counts, at }: SystemState) {
  const { t, i18n } = useLingui();
  const count = (number: number) => countText(i18n.locale, number);
  const never = t({ id: "system.never", message: "Never" });
  const moment = (time: string | null, none: string = never): ReactNode =>
    time === null ? none : <Day at={time} form="dateAndTime" />;
  const sinceStart = t({ id: "system.none-since-start", message: "None since the site started" });

  function ofDisk(): string {
    if (!space) return t({ id: "system.disk.unknown", message: "Not known" });
    const [free, total] = [space.freeBytes, space.totalBytes].map((bytes) => bytesText(i18n.locale, bytes));
    return t({ id: "system.disk.free", message: `${free} of ${total} free` });
  }

  const task = t({ id: "system.task", message: "Task" });
  const number = (id: keyof QueuedTasks, head: string) => ({
    id,
    head,
    cell: (queued: QueuedTasks) => count(Number(queued[id])),
    isNumber: true,
    onCard: "labelled" as const,
  });

  return (
    <Stack gap={8}>
      <p>
        <Trans id="system.at">As it was at this moment:</Trans> <Day at={at} form="dateAndTime" />
      </p>
      {space && space.freeBytes < space.totalBytes * LITTLE_SPACE && (
        <Notice tone="warning">
          <Trans id="system.disk.little">
            The disk is filling up. Make room before nothing new can be taken in.
          </Trans>
        </Notice>
      )}
      <Section title={<Trans id="system.queue">Tasks that wait or fail</Trans>}>
        {queue.length === 0 ? (
          <p>
            <Trans id="system.queue.none">None: everything that was due has been done.</Trans>
          </p>
        ) : (
          <ItemTable
            caption={t({ id: "system.queue", message: "Tasks that wait or fail" })}
            items={queue}
            idOf={taskOf}
            nameOf={taskOf}
            columns={[
              { id: "task", head: task, cell: nameOfTask },
              number("waitingCount", t({ id: "system.waiting", message: "Waiting" })),
              number("failingCount", t({ id: "system.failing", message: "Failed, tried again" })),
              number("givenUpCount", t({ id: "system.given-up", message: "Given up" })),
              {
                id: "oldest",
                head: t({ id: "system.oldest", message: "Oldest due for" }),
                cell: ({ oldestSeconds }) => durationText(i18n.locale, oldestSeconds),
                onCard: "labelled",
              },
            ]}
          />
        )}
      </Section>
      <Section title={<Trans id="system.mail">Mail</Trans>}>
        <DefinitionList
          items={[
            {
              id: "on",
              term: t({ id: "system.mail.sending", message: "Sending" }),
              description: mail.isOn
                ? t({ id: "system.mail.on", message: "On" })
                : t({
                    id: "system.mail.off",
                    message: "Off: no mail server is set up, letters are kept as files",
                  }),
            },
            {
              id: "sent",
              term: t({ id: "system.mail.sent", message: "Last letter that was sent" }),
              description: moment(mail.sentAt, sinceStart),
            },
            {
              id: "failed",
              term: t({ id: "system.mail.failed", message: "Last letter that failed" }),
              description: moment(mail.failedAt, sinceStart),
            },
          ]}
        />
      </Section>
      <Section title={<Trans id="system.storage">Storage</Trans>}>
        <DefinitionList
          items={[
            {
              id: "disk",
              term: t({ id: "system.disk", message: "Disk of the data" }),
              description: ofDisk(),
            },
            {
              id: "backup",
              term: t({ id: "system.backup", message: "Last backup" }),
              description: t({
                id: "system.backup.never",
                message: "Never by the site: it has no command for backups yet. Have your host make them.",
              }),
            },
          ]}
        />
      </Section>
      <Section title={<Trans id="system.counts">What there is</Trans>}>
        <DefinitionList
          items={[
            {
              id: "people",
              term: t({ id: "system.people", message: "People" }),
              description: count(counts.people),
            },
            {
              id: "shops",
              term: t({ id: "system.shops", message: "Shops" }),
              description: count(counts.shops),
            },
            {
              id: "reviews",
              term: t({ id: "system.reviews", message: "Reviews" }),
              description: count(counts.reviews),
            },
            {
              id: "pictures",
              term: t({ id: "system.pictures", message: "Pictures" }),
              description: `${count(counts.pictures)} (${bytesText(i18n.locale, counts.pictureBytes)})`,
            },
          ]}
        />
      </Section>
      <Section title={<Trans id="system.versions">Versions</Trans>}>
        <DefinitionList
          items={[
            { id: "site", term: t({ id: "system.site", message: "Site" }), description: versions.site },
            { id: "node", term: "Node.js", description: versions.node },
            { id: "postgres", term: "PostgreSQL", description: versions.postgres },
          ]}
        />
      </Section>
      <Section title={<Trans id="system.schedule">Last runs</Trans>}>
        <ItemTable
          caption={t({ id: "system.schedule", message: "Last runs" })}
          items={schedule}
          idOf={taskOf}
          nameOf={taskOf}
          columns={[
            { id: "task", head: task, cell: nameOfTask },
            {
              id: "ran",
              head: t({ id: "system.ran", message: "Last run" }),
              cell: ({ ranAt }) => moment(ranAt),
            },
          ]}
        />
      </Section>
    </Stack>
  );
}
