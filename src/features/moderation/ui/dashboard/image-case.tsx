import { Trans, useLingui } from "@lingui/react/macro";
import { type Ref, useEffect, useState } from "react";
import { menuImageContent } from "#features/contributions/calls.ts";
import type { MenuImage } from "#features/contributions/menu-image.ts";
import type { MenuItem } from "#features/products/menu.ts";
import { Day } from "#platform/i18n/day.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { AuthorHistory } from "../../queue.ts";
import { useLadderText } from "./change-words.ts";
import styles from "./dashboard.module.css";
import { Author } from "./evidence.tsx";
import { ShopCaseHead } from "./shop-case-head.tsx";
import { TakeOrRefuse } from "./take-or-refuse.tsx";

type ImageCaseProps = {
  image: MenuImage;
  history: AuthorHistory | null;
  /** What we know of the menu; null until it is read. */
  menu: readonly MenuItem[] | null;
  buttonsRef: Ref<HTMLDivElement>;
  onTake: () => void;
  onRefuse: () => void;
};

/** A photo of a menu beside the menu as we know it, and the decision. */
export function ImageCase({ image, history, menu, buttonsRef, onTake, onRefuse }: ImageCaseProps) {
  const { shop, fileName, author, sentAt } = image;
  return (
    <Stack gap={6}>
      <ShopCaseHead {...shop}>
        {fileName}, <Day at={sentAt} />
      </ShopCaseHead>
      <div className={styles.beside}>
        <WaitingPicture image={image} />
        {menu && <KnownMenu menu={menu} />}
      </div>
      <Author user={author} history={history} />
      <TakeOrRefuse
        ref={buttonsRef}
        take={<Trans id="dashboard.image.show">Show it with the shop</Trans>}
        refuse={<Trans id="dashboard.image.throw-away">Throw it away</Trans>}
        onTake={onTake}
        onRefuse={onRefuse}
      />
    </Stack>
  );
}

/** It has no public address before it was allowed, so it comes with a call. */
function WaitingPicture({ image }: { image: MenuImage }) {
  const { t } = useLingui();
  const { _id: id, width, height, shop } = image;
  const [content, setContent] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    menuImageContent(id, leaving.signal).then(setContent, () => {
      if (!leaving.signal.aborted) setHasFailed(true);
    });
    return () => leaving.abort();
  }, [id]);

  return (
    <div>
      <LiveRegion>
        {hasFailed && (
          <Notice tone="problem">
            <Trans id="dashboard.image.failed">The photo doesn’t come. Load the page again.</Trans>
          </Notice>
        )}
      </LiveRegion>
      {!hasFailed && (
        <Picture
          src={content ?? emptyPicture(width, height)}
          width={width}
          height={height}
          isFirstSeen
          alt={t({ id: "dashboard.image", message: `Photo of the menu of ${shop.name}` })}
        />
      )}
    </div>
  );
}

/** Holds the place of a picture that is on its way. */
function emptyPicture(width: number, height: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
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
