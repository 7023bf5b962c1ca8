import { Trans } from "@lingui/react/macro";
import { Link } from "#ui/link/link.tsx";

/** From one city to the list of them. */
export function AllCities({ path }: { path: string }) {
  return (
    <Link to={path}>
      <Trans id="city-editing.all">All cities</Trans>
    </Link>
  );
}
