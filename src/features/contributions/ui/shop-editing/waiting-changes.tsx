import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { fieldText } from "#features/dashboard/field-text.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { EDITED_SHOP_FIELDS, isToldField } from "../../shop-fields.ts";
import type { WaitingChange } from "../../shop-to-edit.ts";
import { TakeBack } from "../take-back.tsx";

/** What an admin looks at first, with a way to take it back. */
export function WaitingChanges({ waiting }: { waiting: readonly WaitingChange[] }): ReactNode {
  const { i18n } = useLingui();
  if (waiting.length === 0) return null;
  return (
    <Notice title={<Trans id="shop-editing.waiting">Waits for an admin</Trans>}>
      <ul>
        {waiting.map(({ _id: changeId, fields, isOwn }) => (
          <li key={changeId}>
            {fields
              .flatMap(({ field, after }) => {
                if (!isToldField(field)) return [];
                const described = EDITED_SHOP_FIELDS[field];
                return [`${i18n._(described.label)}: ${fieldText(described, after, i18n)}`];
              })
              .join(" · ")}{" "}
            {isOwn && <TakeBack what={{ changeId }} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
