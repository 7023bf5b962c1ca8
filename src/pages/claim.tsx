import { asMember } from "#features/accounts/server/members.ts";
import { claimPageOf, pageOf, SPOKEN_FOR } from "#features/accounts/spoken-for.ts";
import { openClaims, ownClaim } from "#features/claims/server/claims-in.ts";
import { itemToClaim } from "#features/claims/server/proofs-of-item.ts";
import { ClaimSteps } from "#features/claims/ui/claim-steps.tsx";
import { FindItem } from "#features/claims/ui/find-item.tsx";
import { OpenClaims } from "#features/claims/ui/open-claims.tsx";
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
  const search = new URL(request.url).searchParams;
  const type = SPOKEN_FOR.find((one) => search.has(one));
  const slug = type === undefined ? null : search.get(type);
  const path = type === undefined || slug === null ? "/claim" : claimPageOf({ type, url: slug });
  if (viewer.kind === "anonymous") toLogin(viewer, path);
  return orPageError(app, request, async () => {
    const head = claimHead(i18n);
    const { accountId, permissions } = asMember(viewer);
    if (type === undefined || slug === null) {
      const open = await openClaims(database, { accountId });
      return { head, item: null, claim: null, isTheirs: false, open };
    }
    const found = await itemToClaim(database, { type, slug, now: app.now() });
    if (!found) throw new NotFound(type);
    const { id, name, proofs, noMail, isSpokenFor } = found;
    const claim = await ownClaim(database, { accountId, item: { type, id } });
    return {
      head,
      item: { type, id: String(id), name, url: slug, proofs, noMail, isSpokenFor },
      claim: claim ?? null,
      isTheirs: permissions[`${type}Admin`].includes(id),
      open: [],
    };
  });
}

/** Somebody shows that a shop or a brand is theirs (product.md section 13, "Get listed / claim"). */
export default function Claim({ loaderData: { head, item, claim, isTheirs, open } }: Route.ComponentProps) {
  return (
    <Page isNarrow>
      <PageHead isIndexed={false} title={head.title} description={head.description} />
      <Stack gap={6}>
        <Stack gap={3} as="header">
          <h1>{head.title}</h1>
          <p>{item ? <Link to={pageOf(item)}>{item.name}</Link> : head.lead}</p>
        </Stack>
        {open.length > 0 && <OpenClaims claims={open} />}
        {item ? (
          <ClaimSteps key={`${item.type}/${item.id}`} item={item} claim={claim} isTheirs={isTheirs} />
        ) : (
          <FindItem />
        )}
      </Stack>
    </Page>
  );
}
