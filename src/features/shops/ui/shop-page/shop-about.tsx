import { Trans, useLingui } from "@lingui/react/macro";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { formatTag, languageTag } from "#platform/i18n/locales.ts";
import { MailGlyph, PhoneGlyph, WebsiteGlyph } from "#ui/icon/glyphs.ts";
import { type Glyph, Icon } from "#ui/icon/icon.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { phoneText } from "../../phone-text.ts";
import type { Shop } from "../../shop.ts";
import { FactSource } from "../fact-source.tsx";
import styles from "./shop-about.module.css";

interface Way {
  glyph: Glyph;
  href: string;
  text: string;
}

/** What the shop says of itself, and how to reach it. */
export function ShopAbout({ shop, pictureBase }: { shop: Shop; pictureBase: string }) {
  const { t, i18n } = useLingui();
  const newTabLabel = t({ id: "link.new-tab", message: "opens in a new tab" });
  const ways = waysOf(shop);
  const { description, logo } = shop;
  const provenance = shop.facts.contact ?? shop.facts.about;
  if (!description && !logo && ways.length === 0) return null;
  return (
    <Section title={<Trans id="shop-page.about">About the shop</Trans>}>
      <div className={styles.about}>
        {logo && (
          <div className={styles.logo}>
            <Picture {...pictureAddresses(logo, pictureBase, 320)} sizes="72px" alt={shop.name} />
          </div>
        )}
        {description && (
          <div>
            {languageTag(description.locale) !== i18n.locale && (
              <p className={styles.language}>
                <Badge>
                  <LanguageOf tag={languageTag(description.locale)} />
                </Badge>
              </p>
            )}
            <p lang={languageTag(description.locale)} className={styles.description}>
              {description.text}
            </p>
          </div>
        )}
        {ways.length > 0 && (
          <ul className={styles.ways}>
            {ways.map(({ glyph, href, text }) => (
              <li key={href}>
                <Icon glyph={glyph} />
                <ExternalLink
                  href={href}
                  newTabLabel={href.startsWith("http") ? newTabLabel : undefined}
                  isFromVisitor={href.startsWith("http")}
                >
                  {text}
                </ExternalLink>
              </li>
            ))}
          </ul>
        )}
        {provenance && (
          <p className={styles.source}>
            <Trans id="shop-page.source">
              Source: <FactSource provenance={provenance} />
            </Trans>
          </p>
        )}
      </div>
    </Section>
  );
}

/** "In Dutch", in the reader's language. */
function LanguageOf({ tag }: { tag: string }) {
  const { i18n } = useLingui();
  const language = new Intl.DisplayNames(formatTag(i18n.locale), { type: "language" }).of(tag) ?? tag;
  return <Trans id="shop-page.in-language">Language: {language}</Trans>;
}

function waysOf({ phone, email, website, socials }: Shop): Way[] {
  return [
    ...(phone ? [{ glyph: PhoneGlyph, href: `tel:${phone}`, text: phoneText(phone) }] : []),
    ...(email ? [{ glyph: MailGlyph, href: `mailto:${email}`, text: email }] : []),
    ...[website, ...socials]
      .filter((address) => address !== null)
      .map((href) => ({ glyph: WebsiteGlyph, href, text: plainAddress(href) })),
  ];
}

/** Without the parts that say nothing: `instagram.com/heron`. */
function plainAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  return hostname.replace(/^www\./, "") + (pathname === "/" ? "" : decodeURI(pathname).replace(/\/$/, ""));
}
