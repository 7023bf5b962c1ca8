import { Trans } from "@lingui/react/macro";
import { MissingShop } from "#features/contributions/ui/missing-shop/missing-shop.tsx";
import { GetListedForm } from "#features/support/ui/get-listed-form.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { appContext } from "../../app-context.ts";
import { useHasAccounts, useHasDesk, useSite } from "../layouts/use-site.ts";
import type { Route } from "./+types/getlisted.ts";
import { textOf } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return { text: textOf(app, "getlisted"), contactEmail: app.imprint.contactEmail };
}

export default function GetListed({ loaderData: { text, contactEmail } }: Route.ComponentProps) {
  const { viewer } = useSite();
  const hasAccounts = useHasAccounts();
  const hasDesk = useHasDesk();
  // Whoever claims a shop or a brand proves there that it is theirs; this asks for a proof as well.
  const form = <GetListedForm contactEmail={contactEmail} hasDesk={hasDesk} />;
  return (
    <TextPage
      text={text}
      action={
        hasAccounts && (
          <div>
            <ButtonLink to="/claim">
              <Trans id="getlisted.claim">Show that a shop or a brand is yours</Trans>
            </ButtonLink>
          </div>
        )
      }
    >
      {hasAccounts && <MissingShop city={null} isGuest={viewer === null} />}
      {hasAccounts ? (
        <details>
          <summary>
            <Trans id="getlisted.without-account">Without an account</Trans>
          </summary>
          {form}
        </details>
      ) : (
        form
      )}
    </TextPage>
  );
}
