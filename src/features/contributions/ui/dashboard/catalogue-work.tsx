import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "#ui/link/link.tsx";

type CatalogueWorkProps = {
  /** On menus, that no product carries. */
  names: number;
  strainless: number;
  strengthless: number;
};

/** What a moderator finds to do in the catalogue, with the way there. */
export function CatalogueWork({ names, strainless, strengthless }: CatalogueWorkProps) {
  return (
    <ul>
      <li>
        <Link to="/dashboard/products/names">
          <Plural
            id="dashboard.catalogue.names"
            value={names}
            one="# name on menus waits for a product"
            other="# names on menus wait for a product"
          />
        </Link>
      </li>
      <li>
        <Link to="/dashboard/products/strains">
          <Trans id="dashboard.catalogue.strains">Strains: names, parents and terpenes</Trans>
        </Link>
      </li>
      <li>
        <Link to="/dashboard/products?lacks=strain">
          <Plural
            id="dashboard.catalogue.strainless"
            value={strainless}
            one="# product without a strain"
            other="# products without a strain"
          />
        </Link>
      </li>
      <li>
        <Link to="/dashboard/products?lacks=strength">
          <Plural
            id="dashboard.catalogue.strengthless"
            value={strengthless}
            one="# product whose strength isn’t known"
            other="# products whose strength isn’t known"
          />
        </Link>
      </li>
    </ul>
  );
}
