import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useCallback } from "react";
import { CalledPhoto } from "#features/media/ui/photo-view/called-photo.tsx";
import type { MenuItem } from "#features/products/menu.ts";
import { Day } from "#platform/i18n/day.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { menuImageContent } from "../../calls.ts";
import type { MenuImage } from "../../menu-image.ts";
import { shopTabAddress } from "../../shop-tab.ts";
import { useLadderText } from "../told/change-words.ts";
import { ChangedHead } from "./changed-head.tsx";
import styles from "./contributed-cases.module.css";
import { TakeOrRefuse, type TakeOrRefuseProps } from "./take-or-refuse.tsx";

type ImageCaseProps = Pick<TakeOrRefuseProps, "sentences" | "draft" | "onType" | "onTake" | "onRefuse"> & {
  image: MenuImage;
  /** Who took it. */
  author: ReactNode;
  /** What we know of the menu; null until it is read. */
  menu: readonly MenuItem[] | null;
};

/** A photo of a menu beside the menu as we know it, and the decision. */
export function ImageCase({ image, author, menu, ...deciding }: ImageCaseProps) {
  const { t } = useLingui();
  const { _id: id, shop, fileName, sentAt } = image;
  const load = useCallback((signal: AbortSignal) => menuImageContent(id, signal), [id]);
  return (
    <Stack gap={6}>
      <ChangedHead name={shop.name} path={`/coffeeshop/${shop.url}`} isSample={shop.isSample}>
        {fileName}, <Day at={sentAt} />
      </ChangedHead>
      <div className={styles.beside}>
        <CalledPhoto
          key={id}
          size={image}
          alt={t({ id: "dashboard.image", message: `Photo of the menu of ${shop.name}` })}
          load={load}
          failed={<Trans id="dashboard.image.failed">The photo won’t load. Load the page again.</Trans>}
        />
        {menu && <KnownMenu menu={menu} />}
      </div>
      <div>
        <ButtonLink kind="quiet" to={`${shopTabAddress(Number(shop["_id"]), "menu")}&photo=${id}`}>
          <Trans id="dashboard.image.read">Read the prices</Trans>
        </ButtonLink>
      </div>
      {author}
      <TakeOrRefuse
        take={<Trans id="dashboard.image.show">Show it with the shop</Trans>}
        refuse={<Trans id="dashboard.image.throw-away">Discard it</Trans>}
        {...deciding}
      />
    </Stack>
  );
}

function KnownMenu({ menu }: { menu: readonly MenuItem[] }) {
  const ladderText = useLadderText();
  return (
    <Section level={3} title={<Trans id="dashboard.image.menu">The menu as we know it</Trans>}>
      {menu.length > 0 ? (
        <DefinitionList
          items={menu.map(({ id, name, ladder }) => ({
            id: String(id),
            term: name,
            description: ladderText(ladder),
          }))}
        />
      ) : (
        <p>
          <Trans id="dashboard.image.no-menu">We know nothing of it yet: this would be the first.</Trans>
        </p>
      )}
    </Section>
  );
}
