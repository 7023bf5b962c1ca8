import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Stack } from "#ui/layout/stack.tsx";
import type { UserChange } from "../../change.ts";
import { changedNameOf } from "../../changed-item.ts";
import type { Refusal } from "../../refusal.ts";
import { TakeOrRefuse, type TakeOrRefuseProps } from "./take-or-refuse.tsx";

type AllOfPersonProps = Pick<TakeOrRefuseProps, "sentences" | "draft" | "onType"> & {
  /** All that wait of the person, the shown one among them. */
  changes: readonly UserChange[];
  person: string;
  onTake: (taken: readonly UserChange[]) => void;
  onRefuse: (refused: readonly UserChange[], refusal: Refusal) => void;
};

/** So many are decided at once: more would be seen by nobody. */
const MOST_AT_ONCE = 20;

const isNewShop = ({ type }: UserChange) => type === "newShop";
const saysWatched = ({ caught = [] }: UserChange) => caught.length > 0;
const isOverwriting = ({ fields }: UserChange) => fields.some(({ present }) => present !== undefined);

/** What one person suggested, decided at once: what needs a look of its own is named, and is left out of what is accepted. */
export function AllOfPerson({ changes, person, onTake, onRefuse, ...refusing }: AllOfPersonProps) {
  const all = changes.slice(0, MOST_AT_ONCE);
  const taken = all.filter((change) => !isNewShop(change) && !isOverwriting(change) && !saysWatched(change));
  const leftOut = all.filter((change) => !taken.includes(change));
  const [count, takenCount] = [all.length, taken.length];
  return (
    <details>
      <summary>
        <Trans id="dashboard.bulk.title">
          Decide {count} suggestions of {person} at once
        </Trans>
      </summary>
      <Stack gap={4}>
        {leftOut.length > 0 && (
          <div>
            <p>
              <Trans id="dashboard.bulk.left-out">Not accepted with the others:</Trans>
            </p>
            <ul>
              {leftOut.map((change) => (
                <li key={change["_id"]}>
                  <WhyLeftOut change={change} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <TakeOrRefuse
          {...refusing}
          take={<Trans id="dashboard.bulk.take">Accept {takenCount}</Trans>}
          refuse={<Trans id="dashboard.bulk.refuse">Refuse all {count}</Trans>}
          whyNot={
            taken.length === 0 ? (
              <Trans id="dashboard.bulk.none">Each of them needs a look of its own.</Trans>
            ) : null
          }
          onTake={() => onTake(taken)}
          onRefuse={(refusal) => onRefuse(all, refusal)}
        />
      </Stack>
    </details>
  );
}

function WhyLeftOut({ change }: { change: UserChange }): ReactNode {
  const name = changedNameOf(change);
  if (isNewShop(change))
    return (
      <Trans id="dashboard.bulk.new-shop">{name}: a new shop, whose place on the map has to be seen.</Trans>
    );
  return saysWatched(change) ? (
    <Trans id="dashboard.bulk.watched">{name}: it says a watched word.</Trans>
  ) : (
    <Trans id="dashboard.bulk.changed">{name}: it changed since, and would be written over.</Trans>
  );
}
