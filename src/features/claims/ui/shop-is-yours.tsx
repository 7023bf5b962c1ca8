import { Trans } from "@lingui/react/macro";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";

/** The reader speaks for the shop, and goes on to its desk. */
export function ShopIsYours({ id, name }: { id: string; name: string }) {
  return (
    <Notice tone="done" title={<Trans id="claims.yours">You speak for {name}.</Trans>}>
      <Link to={`/dashboard/shops/shop?id=${id}`}>
        <Trans id="claims.look-after">Look after its page</Trans>
      </Link>
    </Notice>
  );
}
