import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { Day } from "#platform/i18n/day.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { ShownMenuImage } from "../menu-image.ts";
import styles from "./contributed.module.css";

type MenuImagesProps = {
  images: readonly ShownMenuImage[];
  pictureBase: string;
  /** The button that reports one of them. */
  reportSlot: (imageId: number, words: ReactNode) => ReactNode;
};

/** Photos of a menu, each with its day: an old one says so. */
export function MenuImages({ images, pictureBase, reportSlot }: MenuImagesProps) {
  const { t } = useLingui();
  return (
    <Section id="menu-photos" title={<Trans id="contributions.images">Photos of the menu</Trans>}>
      <div className={styles.images}>
        {images.map((image) => (
          <figure key={image.id}>
            <a href={pictureAddresses(image, pictureBase).src}>
              <Picture
                {...pictureAddresses(image, pictureBase, 480)}
                sizes="12rem"
                alt={t({ id: "contributions.image", message: "Photo of the menu, to read it larger" })}
              />
            </a>
            <figcaption>
              <Day at={image.sentAt} form="date" />{" "}
              {image.isSample && (
                <Badge tone="saffron">
                  <Trans id="search.sample">Sample</Trans>
                </Badge>
              )}
              {reportSlot(image.id, <Trans id="contributions.image.report">Report this photo</Trans>)}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
