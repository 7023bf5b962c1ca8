import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useOwnName } from "#features/dashboard/ui/queue/use-own-name.ts";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./desk-queue.module.css";

/** Who else has a case open. It keeps nobody from deciding. */
export function OpenByOthers({ names }: { names: readonly string[] }) {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <Plural
      id="desk-queue.open-by"
      value={names.length}
      one={`${list} has this open.`}
      other={`${list} have this open.`}
    />
  );
}

/** That a case waits no more, and who decided it where that is known. */
export function DecidedMeanwhile({ name }: { name: string | null }) {
  const ownName = useOwnName();
  // In another tab.
  if (name !== null && name === ownName)
    return <Trans id="dashboard.second-to-oneself">You decided this already.</Trans>;
  return name === null ? (
    <Trans id="desk-queue.decided">Somebody else has decided this.</Trans>
  ) : (
    <Trans id="desk-queue.decided-by">{name} has decided this.</Trans>
  );
}

type OthersNoteProps = {
  openBy: readonly string[];
  decidedBy: { name: string | null } | undefined;
};

/** What others do with the case that is open here: said when it begins, above the case. */
export function OthersNote({ openBy, decidedBy }: OthersNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const isDecided = decidedBy !== undefined;
  useEffect(() => {
    // What had the focus decides nothing any more.
    const at = document.activeElement;
    if (isDecided && (at === document.body || at?.closest("fieldset:disabled")))
      note.current?.focus({ preventScroll: true });
  }, [isDecided]);
  return (
    <div ref={note} tabIndex={isDecided ? -1 : undefined}>
      <LiveRegion>
        {decidedBy ? (
          <Notice tone="warning">
            <DecidedMeanwhile {...decidedBy} />
          </Notice>
        ) : (
          openBy.length > 0 && (
            <Notice>
              <OpenByOthers names={openBy} />
            </Notice>
          )
        )}
      </LiveRegion>
    </div>
  );
}

type NotShownProps = {
  name: string;
  isLoaded: boolean;
  /** It was shown until somebody else decided it. */
  isTaken: boolean;
};

/** In place of a case that is not loaded yet, or not there any more. */
export function NotShown({ name, isLoaded, isTaken }: NotShownProps) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus went with the case.
    if (isTaken && document.activeElement === document.body) around.current?.querySelector("h2")?.focus();
  }, [isTaken]);
  if (!isLoaded)
    return (
      <p>
        <Trans id="desk-queue.loading">One moment: {name}</Trans>
      </p>
    );
  // With a heading, to which the focus goes as to that of any case.
  return (
    <div ref={around}>
      <CaseHeading>{name}</CaseHeading>
      <p>
        <Trans id="desk-queue.gone">It can’t be read. It may be decided already.</Trans>
      </p>
    </div>
  );
}

/** Why the buttons do nothing, and who can. */
export function NotYours({ others }: { others: readonly string[] }) {
  const { i18n } = useLingui();
  const names = new Intl.ListFormat(i18n.locale, { type: "disjunction" }).format(others);
  return (
    <div className={styles.notYours}>
      <Notice tone="warning">
        {others.length > 0 ? (
          <Trans id="desk-queue.not-yours">
            It’s yours, or belongs to a shop or brand you represent, so you can’t decide it. Who can: {names}.
          </Trans>
        ) : (
          <Trans id="dashboard.no-other-admin">
            It’s yours, or belongs to a shop or brand you represent, and nobody else is an admin here. It
            waits until somebody is.
          </Trans>
        )}
      </Notice>
    </div>
  );
}
