import { Trans } from "@lingui/react/macro";
import { MissingShop } from "#features/contributions/ui/missing-shop/missing-shop.tsx";
import { GetListedForm } from "#features/support/ui/get-listed-form.tsx";
import { Link } from "#ui/link/link.tsx";
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
  return (
    <TextPage text={text}>
      {hasAccounts && (
        <p>
          <Trans id="getlisted.claim">
            Is your shop or your brand listed already? <Link to="/claim">Show that it’s yours</Link>, and look
            after its page.
          </Trans>
        </p>
      )}
      {hasAccounts && <MissingShop city={null} isGuest={viewer === null} />}
      <GetListedForm contactEmail={contactEmail} hasDesk={hasDesk} />
    </TextPage>
  );
}
