import { Trans, useLingui } from "@lingui/react/macro";
import { distanceText } from "#platform/i18n/format.ts";
import { ForwardGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import type { WayOut } from "../../way-out.ts";
import styles from "./way-out-link.module.css";

/** Whoever reads Dutch most likely lives in the country: they are told where else one gets in only where they say how they come. */
export const readsAsAtHome = (tag: string) => tag === "nl";

/** Where whoever lives abroad does get in. */
export function WayOutLink({ wayOut }: { wayOut: WayOut }) {
  const { i18n } = useLingui();
  const { name, city } = wayOut;
  const cityName = city.name;
  const distance = distanceText(i18n.locale, wayOut.distanceMetres);
  return (
    <Link to={`/coffeeshop/${wayOut.slug}`} className={styles.way}>
      <span>
        <Trans id="door.way-out">
          You can get in at {name} in {cityName}, {distance} from here
        </Trans>
      </span>
      <Icon glyph={ForwardGlyph} size={18} />
    </Link>
  );
}
