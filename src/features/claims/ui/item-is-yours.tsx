import { Trans } from "@lingui/react/macro";
import { deskOf } from "#features/accounts/spoken-for.ts";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { NamedItem } from "../calls.ts";

/** The reader speaks for it, and goes on to its desk. */
export function ItemIsYours({ type, id, name }: NamedItem & { name: string }) {
  return (
    <Notice tone="done" title={<Trans id="claims.yours">You speak for {name}.</Trans>}>
      <Link to={deskOf({ type, id })}>
        <Trans id="claims.look-after">Look after its page</Trans>
      </Link>
    </Notice>
  );
}
