import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { saveFile } from "#platform/save-file.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { DeleteGlyph, MailGlyph, PeopleGlyph, PhoneGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { Application } from "../../application.ts";
import { cvOfApplication } from "../../calls.ts";
import styles from "./application-list.module.css";
import { RemoveApplicationDialog } from "./remove-application-dialog.tsx";

/** What people sent to whoever offers a job, the newest first. */
export function ApplicationList({ applications }: { applications: readonly Application[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const [erasedCount, setErasedCount] = useState(0);

  // The button that was pressed is gone; while its dialog is open, nothing else takes the focus.
  useEffect(() => {
    if (erasedCount > 0) ref.current?.focus();
  }, [erasedCount]);

  return (
    <div ref={ref} tabIndex={-1}>
      <LiveRegion>
        {erasedCount > 0 && (
          <p className={styles.soft}>
            <Trans id="job-editing.applications.erased">The application is erased.</Trans>
          </p>
        )}
      </LiveRegion>
      {applications.length === 0 ? (
        <NoApplications />
      ) : (
        <Stack gap={6}>
          <p className={styles.soft}>
            <Trans id="job-editing.applications.what">
              Meant for you alone: use them for this job and nothing else. Each is erased 90 days after it was
              sent.
            </Trans>
          </p>
          <ul className={styles.list}>
            {applications.map((application) => (
              <li key={application["_id"]}>
                <OneApplication application={application} onRemoved={() => setErasedCount(erasedCount + 1)} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </div>
  );
}

function NoApplications() {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={PeopleGlyph}
      title={t({ id: "job-editing.applications.none", message: "Nobody has applied here yet" })}
    >
      <Trans id="job-editing.applications.none-text">
        While the job is open, people apply on its page with a message and a CV. You hear of it behind the
        bell.
      </Trans>
    </EmptyState>
  );
}

type OneApplicationProps = { application: Application; onRemoved: () => void };

function OneApplication({ application, onRemoved }: OneApplicationProps) {
  const { _id: id, name, email, phone, message, hasCv, sentAt, goneAt } = application;
  const isHydrated = useIsHydrated();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, failure, press } = usePress();
  const save = async () => saveFile(await cvOfApplication(id), `application-${id}.pdf`);
  return (
    <Section title={name} className={styles.application}>
      <Stack gap={3}>
        <p className={styles.soft}>
          <Trans id="job-editing.applications.when">
            Sent on <Day at={sentAt} form="date" />, erased on <Day at={goneAt} form="date" />
          </Trans>
        </p>
        <Cluster gap={4}>
          {email && (
            <ExternalLink href={`mailto:${email}`} className={styles.way}>
              <Icon glyph={MailGlyph} size={18} /> {email}
            </ExternalLink>
          )}
          {phone && (
            <ExternalLink href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={styles.way}>
              <Icon glyph={PhoneGlyph} size={18} /> {phone}
            </ExternalLink>
          )}
        </Cluster>
        <p className={styles.message}>{message}</p>
        <Cluster gap={2}>
          {hasCv && (
            <Button kind="quiet" disabled={!isHydrated} isLoading={isBusy} onClick={() => void press(save)}>
              <Trans id="job-editing.applications.cv">Save the CV (PDF)</Trans>
            </Button>
          )}
          <Button
            kind="bare"
            icon={<Icon glyph={DeleteGlyph} size={18} />}
            disabled={!isHydrated}
            aria-haspopup="dialog"
            onClick={() => setIsAsking(true)}
          >
            <Trans id="job-editing.applications.remove">Erase</Trans>
          </Button>
        </Cluster>
        {hasCv && (
          <p className={styles.soft}>
            <Trans id="job-editing.applications.unseen">
              The file is as it was sent: nobody here has opened it or checked it for viruses.
            </Trans>
          </p>
        )}
        <LiveRegion>
          {failure !== undefined && (
            <Notice tone="problem">
              <Trans id="job-editing.applications.failed">That didn’t work. Try again in a moment.</Trans>
            </Notice>
          )}
        </LiveRegion>
      </Stack>
      {isAsking && (
        <RemoveApplicationDialog
          application={application}
          onRemoved={onRemoved}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  );
}
