import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRefusalText } from "#features/notifications/ui/use-refusal-text.ts";
import { Day } from "#platform/i18n/day.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { changedNameOf, changedPathOf } from "../changed-item.ts";
import type { OwnChange as Change } from "../change.ts";
import type { Withdrawn } from "../change-forms.ts";
import type { ToldMenuImage } from "../own-waiting.ts";
import styles from "./contributed.module.css";
import { TakeBack } from "./take-back.tsx";
import { useToldText } from "./told/use-told-text.ts";

/** Links lead to it, and those of notices to one entry of it. */
const ID = "contributions";
const ENTRY = "contribution-";

type OwnChangesProps = {
  changes: readonly Change[];
  /** Photos of menus. */
  images: readonly ToldMenuImage[];
  points: number;
};

/** What one suggested, and what became of it; what waits can be taken back. */
export function OwnChanges({ changes, images, points }: OwnChangesProps) {
  useArrival();
  return (
    <Section id={ID} title={<Trans id="contributions.own">What you’ve contributed</Trans>}>
      <Stack gap={2}>
        <p>
          <Plural id="contributions.points" value={points} one="# point" other="# points" />
        </p>
        <ul className={styles.own}>
          {latestFirst([
            ...changes.map((change) => ({
              at: change.suggestedAt,
              row: <OwnChange key={`change-${change["_id"]}`} change={change} />,
            })),
            ...images.map((image) => ({
              at: image.sentAt,
              row: <OwnImage key={`image-${image["_id"]}`} image={image} />,
            })),
          ])}
        </ul>
      </Stack>
    </Section>
  );
}

function latestFirst(rows: readonly { at: string; row: ReactNode }[]): ReactNode[] {
  return rows.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).map(({ row }) => row);
}

/** The list comes after the page, for which the router looked for it in vain. Going back, it restores the scroll position itself. */
function useArrival(): void {
  const { hash } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how === "POP" || !(hash === `#${ID}` || hash.startsWith(`#${ENTRY}`))) return;
    // An old entry is no longer in the list.
    (document.getElementById(hash.slice(1)) ?? document.getElementById(ID))?.scrollIntoView();
  }, [how, hash]);
}

function OwnChange({ change }: { change: Change }) {
  const { _id: id, state, reason, explanation, suggestedAt } = change;
  return (
    <OwnRow
      id={`${ENTRY}${id}`}
      name={changedNameOf(change)}
      path={changedPathOf(change)}
      about={useToldText(change)}
      state={state}
      reason={reason}
      explanation={explanation}
      at={suggestedAt}
      what={{ changeId: id }}
    />
  );
}

function OwnImage({
  image: { _id: imageId, shop, state, reason, explanation, sentAt },
}: {
  image: ToldMenuImage;
}) {
  return (
    <OwnRow
      name={shop.name}
      path={`/coffeeshop/${shop.url}`}
      about={<Trans id="contributions.photo-of-menu">Photo of the menu</Trans>}
      state={state}
      reason={reason}
      explanation={explanation}
      at={sentAt}
      what={{ imageId }}
    />
  );
}

type OwnRowProps = {
  /** What a link to it ends in. */
  id?: string;
  /** Of the shop or product it is about. */
  name: string;
  /** Null where it has no page. */
  path: string | null;
  about: ReactNode;
  /** ISO 8601. */
  at: string;
  what: Withdrawn;
} & Pick<Change, "state" | "reason" | "explanation">;

function OwnRow({ id, path, state, reason, explanation, at, what, ...told }: OwnRowProps) {
  const { t } = useLingui();
  // Nodes: as strings, what somebody typed would be read as markup of the message.
  const [name, about] = [<>{told.name}</>, <>{told.about}</>];
  const refusal = useRefusalText()(reason);
  const states: Record<Change["state"], string> = {
    pending: t({ id: "contributions.pending", message: "Waiting" }),
    approved: t({ id: "contributions.approved", message: "On the page" }),
    rejected: t({ id: "contributions.rejected", message: "Not accepted" }),
  };
  return (
    <li id={id}>
      <span>
        <Trans id="contributions.about">
          {path === null ? name : <Link to={path}>{name}</Link>}: {about}
        </Trans>
        <span className={styles.state}>
          {states[state]}, <Day at={at} form="date" />
        </span>
        {refusal !== undefined && <span className={styles.state}>{refusal}</span>}
        {explanation !== null && <span className={styles.state}>{explanation}</span>}
      </span>
      {state === "pending" && <TakeBack what={what} />}
    </li>
  );
}
