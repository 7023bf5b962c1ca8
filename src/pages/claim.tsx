import { asMember } from "#features/accounts/server/members.ts";
import { openClaims, ownClaim } from "#features/claims/server/claims-in.ts";
import { shopToClaim } from "#features/claims/server/proofs-of-shop.ts";
import { ClaimSteps } from "#features/claims/ui/claim-steps.tsx";
import { OpenClaims } from "#features/claims/ui/open-claims.tsx";
import { FindShop } from "#features/claims/ui/find-shop.tsx";
import { NotFound } from "#platform/errors/errors.ts";
import { Page } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/claim.ts";
import { claimHead } from "./claim-head.server.ts";
import { toLogin } from "./login-address.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, viewer, i18n } = app;
  const slug = new URL(request.url).searchParams.get("shop");
  const path = slug === null ? "/claim" : `/claim?${new URLSearchParams({ shop: slug })}`;
  if (viewer.kind === "anonymous") toLogin(viewer, path);
  return orPageError(app, request, async () => {
    const head = claimHead(i18n);
    const { accountId, permissions } = asMember(viewer);
    if (slug === null) {
      const open = await openClaims(database, { accountId });
      return { head, shop: null, claim: null, isTheirs: false, open };
    }
    const shop = await shopToClaim(database, { slug, now: app.now() });
    if (!shop) throw new NotFound("shop");
    const { id, name, proofs, noMail, isSpokenFor } = shop;
    const claim = await ownClaim(database, { accountId, shopId: id });
    return {
      head,
      shop: { id: String(id), name, slug, proofs, noMail, isSpokenFor },
      claim: claim ?? null,
      isTheirs: permissions.shopAdmin.includes(id),
      open: [],
    };
  });
}

/** Somebody shows that a shop is theirs (product.md section 13, "Get listed / claim"). */
export default function Claim({ loaderData: { head, shop, claim, isTheirs, open } }: Route.ComponentProps) {
  return (
    <Page isNarrow>
      <PageHead isIndexed={false} title={head.title} description={head.description} />
      <Stack gap={6}>
        <Stack gap={3} as="header">
          <h1>{head.title}</h1>
          <p>{shop ? <Link to={`/coffeeshop/${shop.slug}`}>{shop.name}</Link> : head.lead}</p>
        </Stack>
        {open.length > 0 && <OpenClaims claims={open} />}
        {shop ? <ClaimSteps key={shop.id} shop={shop} claim={claim} isTheirs={isTheirs} /> : <FindShop />}
      </Stack>
    </Page>
  );
}
