import { Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { euroColumnText } from "#platform/i18n/format.ts";
import { languageTag, localeOfTag, LOCALES } from "#platform/i18n/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { houseAddress } from "#ui/facade/house-address.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import type { Menu, MenuItem } from "../../menu.ts";
import { columnsOfGroup, gramColumnsOf, type MenuColumn, priceCells } from "../../menu-columns.ts";
import { type MenuGroup, menuGroups } from "../../menu-groups.ts";
import { columnText } from "../menu/column-text.ts";
import { useMarketedAsWords } from "../marketed-as-words.ts";
import { ProductPotency } from "../product-potency.tsx";
import styles from "./menu-print.module.css";

interface PrintedShop {
  id: number;
  name: string;
  /** Street and town. */
  address: string;
  /** Of its page, with its scheme. */
  url: string;
}

type MenuPrintProps = {
  shop: PrintedShop;
  /** As everybody may see it, for paper has no sign-in; null where nobody may, or nothing is known. */
  menu: Menu | null;
  /** ISO 8601. */
  now: string;
};

/** What is printed, as it will be, with the way back and the button that prints it. */
export function MenuPrint({ shop, menu, now }: MenuPrintProps) {
  const menuPath = `/dashboard/shops/shop?id=${shop.id}&tab=menu`;
  return (
    <Stack gap={6}>
      <div data-print="never">
        <Cluster gap={3} isSpread>
          <hgroup>
            <p>
              <Link to={menuPath}>
                <Trans id="menu-editing.print.back">Back to the menu</Trans>
              </Link>
            </p>
            <h1>
              <Trans id="menu-editing.print.title">Print the menu</Trans>
            </h1>
          </hgroup>
          {menu && (
            <Button onClick={() => window.print()}>
              <Trans id="menu-editing.print.print">Print</Trans>
            </Button>
          )}
        </Cluster>
        <p className={styles.small}>
          {menu ? (
            <Trans id="menu-editing.print.hint">
              Sheets of A5, as saved. What’s sold out is left out. The last one is a card for the counter.
            </Trans>
          ) : (
            <Trans id="menu-editing.print.none">
              There’s nothing to print: the menu is empty, or the rules don’t let everybody see it.
            </Trans>
          )}
        </p>
      </div>
      {menu && <Sheets shop={shop} menu={menu} now={now} />}
    </Stack>
  );
}

/** The menu on sheets of A5, and a card for the counter whose code leads to the menu of this minute. What is sold out is left away. */
function Sheets({ shop, menu, now }: { shop: PrintedShop; menu: Menu; now: string }) {
  const items = menu.items.filter(({ available }) => available !== "soldOut");
  const gramColumns = gramColumnsOf(items);
  const groups = menuGroups(items, { order: "shop", now });
  return (
    <div className={styles.sheets}>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <hgroup>
            <h2 className={styles.name}>{shop.name}</h2>
            <p>{shop.address}</p>
          </hgroup>
          <img src={houseAddress(String(shop.id), "light")} alt="" width="400" height="300" />
        </header>
        {groups.map((group) => (
          // Two may have the same heading, but no line is in both.
          <PrintedGroup
            key={group.items[0]?.id}
            group={group}
            columns={columnsOfGroup(group.items, gramColumns)}
          />
        ))}
        <footer className={styles.foot}>
          <Code url={shop.url} />
          <div>
            <h3>
              <Trans id="menu-editing.print.minute">The menu of this minute</Trans>
            </h3>
            <p>
              <Trans id="menu-editing.print.camera">Point your camera here.</Trans>
            </p>
            <p className={styles.small}>
              <Trans id="menu-editing.print.rules">
                18+, bring ID. At most 5 g a person a day. No alcohol.
              </Trans>{" "}
              {!menu.arePricesKept && <Trans id="menu-editing.print.euros">Prices in euros.</Trans>}{" "}
              <Trans id="menu-editing.print.day">
                Printed <Day at={now} form="date" />.
              </Trans>
            </p>
          </div>
        </footer>
      </article>
      <CounterCard shop={shop} />
    </div>
  );
}

function PrintedGroup({ group, columns }: { group: MenuGroup; columns: readonly MenuColumn[] }) {
  const { i18n } = useLingui();
  return (
    <table className={styles.group}>
      <thead>
        <tr>
          <th scope="col">{group.heading ?? <Trans id="menu-editing.print.menu">Menu</Trans>}</th>
          {columns.map((column) => (
            <th key={column.quantity} scope="col">
              {columnText(i18n.locale, column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.items.map((item) => (
          <PrintedLine key={item.id} item={item} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function PrintedLine({ item, columns }: { item: MenuItem; columns: readonly MenuColumn[] }) {
  const { i18n } = useLingui();
  const marketedAs = useMarketedAsWords();
  const { name, product } = item;
  const { cells, others } = priceCells(item, columns);
  const hasPrices = item.ladder.length > 0;
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={styles.known}>
          {product?.marketedAs && <span>{marketedAs[product.marketedAs]}</span>}
          {product && product.thcPermille !== null && (
            <span>
              <ProductPotency {...product} />
            </span>
          )}
          {others.map((rung) => (
            <span key={`${rung.unit} ${rung.quantity}`}>
              {columnText(i18n.locale, rung)} {euroColumnText(i18n.locale, rung.cents)}
            </span>
          ))}
        </span>
      </th>
      {cells.map((rung, place) => (
        <td key={columns[place]?.quantity}>
          {rung ? euroColumnText(i18n.locale, rung.cents) : hasPrices && "–"}
        </td>
      ))}
    </tr>
  );
}

/** What the card asks in the languages of whoever stands before it. */
const ASKED = {
  nl: "Wat is er vandaag?",
  en: "What’s on today?",
  de: "Was gibt es heute?",
  es: "¿Qué hay hoy?",
  fr: "Qu’y a-t-il aujourd’hui\u202F?",
  it: "Che cosa c’è oggi?",
  pl: "Co jest dziś?",
  pt: "O que há hoje?",
  cz: "Co je dnes?",
} as const satisfies Record<(typeof LOCALES)[number], string>;

function CounterCard({ shop }: { shop: PrintedShop }) {
  const { i18n } = useLingui();
  const own = localeOfTag(i18n.locale);
  const others = LOCALES.filter((locale) => locale !== own);
  return (
    <article className={styles.sheet} data-card>
      <img src={houseAddress(String(shop.id), "light")} alt="" width="400" height="300" />
      <h2 className={styles.name}>{ASKED[own]}</h2>
      <ul className={styles.asked}>
        {others.map((locale) => (
          <li key={locale} lang={languageTag(locale)}>
            {ASKED[locale]}
          </li>
        ))}
      </ul>
      <Code url={shop.url} />
      <p className={styles.url}>{shop.url.replace(/^https?:\/\//, "")}</p>
      <p className={styles.small}>{shop.name} · 18+</p>
    </article>
  );
}

function Code({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.code}>
      <QrCode
        text={url}
        label={t({ id: "menu-editing.print.code", message: `QR code that leads to ${url}` })}
      />
    </div>
  );
}
