import { Trans, useLingui } from "@lingui/react/macro";
import { distanceText } from "#platform/i18n/format.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { ForwardGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import type { WayOut } from "../../way-out.ts";
import styles from "./access-strip.module.css";

/** Where whoever lives abroad does get in. */
export function WayOutLink({ wayOut, look = "link" }: { wayOut: WayOut; look?: "link" | "button" }) {
  const { i18n } = useLingui();
  const { name, city } = wayOut;
  const cityName = city.name;
  const distance = distanceText(i18n.locale, wayOut.distanceMetres);
  return (
    <Link
      to={`/coffeeshop/${wayOut.slug}`}
      className={look === "button" ? buttonLook("primary") : styles.way}
    >
      <span>
        <Trans id="shop-page.way-out">
          You can get in at {name} in {cityName}, {distance} from here
        </Trans>
      </span>
      <Icon glyph={ForwardGlyph} size={18} />
    </Link>
  );
}
