import { Trans, useLingui } from "@lingui/react/macro";
import type { Picture as StoredPicture } from "#features/media/media.ts";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { Button } from "#ui/button/button.tsx";
import { DeleteGlyph, StarGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./post-editing.module.css";

type PictureCardProps = {
  picture: StoredPicture;
  /** Its place among them, from 1. */
  number: number;
  isCover: boolean;
  isBusy: boolean;
  pictureBase: string;
  onCover: (isCover: boolean) => void;
  onPut: () => void;
  onRemove: () => void;
};

/** One picture of a post, and what is done with it. */
export function PictureCard({
  picture,
  number,
  isCover,
  isBusy,
  pictureBase,
  onCover,
  onPut,
  onRemove,
}: PictureCardProps) {
  const { t } = useLingui();
  return (
    <li className={styles.card} data-cover={isCover}>
      <Picture
        {...pictureAddresses(picture, pictureBase, 640)}
        sizes="16rem"
        alt={t({ id: "post-editing.pictures.number", message: `Picture ${number}` })}
      />
      <Cluster gap={1}>
        <Button
          kind="bare"
          aria-pressed={isCover}
          icon={<Icon glyph={StarGlyph} />}
          onClick={() => onCover(!isCover)}
        >
          {isCover ? (
            <Trans id="post-editing.pictures.is-cover">Is the cover</Trans>
          ) : (
            <Trans id="post-editing.pictures.make-cover">Make it the cover</Trans>
          )}
        </Button>
        <Button kind="bare" onClick={onPut}>
          <Trans id="post-editing.pictures.put-in">Put it into the text</Trans>
        </Button>
        {!isCover && (
          <Button kind="bare" isLoading={isBusy} icon={<Icon glyph={DeleteGlyph} />} onClick={onRemove}>
            <Trans id="post-editing.pictures.remove">Remove</Trans>
          </Button>
        )}
      </Cluster>
    </li>
  );
}
