import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, useRef } from "react";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { Button } from "#ui/button/button.tsx";
import { DeleteGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { useUploads } from "#features/media/ui/use-uploads.ts";
import { ENOUGH_PHOTOS } from "../../call-refusals.ts";
import { addPhoto } from "../../photo-calls.ts";
import type { PhotosOf } from "../../photos.ts";
import { PhotoUploads } from "./photo-uploads.tsx";
import styles from "./photos.module.css";
import type { usePhotos } from "./use-photos.ts";

type LogoPartProps = { photos: ReturnType<typeof usePhotos>; of: PhotosOf; pictureBase: string };

/** The logo of a shop or a brand: sent, it is there at once; taken away, it goes with the save. */
export function LogoPart({ photos, of, pictureBase }: LogoPartProps) {
  const { t } = useLingui();
  const file = useRef<HTMLInputElement>(null);
  const { uploads, isLoading, add, again, drop } = useUploads({
    send: (picture, onShare) => addPhoto({ ...picture, of, use: "logo" }, onShare),
    enough: ENOUGH_PHOTOS,
    onAdded: photos.logoSet,
  });
  const { logo, isLogoRemoved } = photos;

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    add([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = "";
  }

  return (
    <Section title={<Trans id="photo-editing.logo">The logo</Trans>}>
      <Stack gap={3}>
        <Cluster gap={4}>
          {logo && (
            <div className={styles.logo} data-removed={isLogoRemoved}>
              <Picture
                {...pictureAddresses(logo, pictureBase, 320)}
                sizes="72px"
                alt={t({ id: "photo-editing.logo.current", message: "The logo as it is now" })}
              />
            </div>
          )}
          <Cluster gap={2}>
            <Button kind="quiet" isLoading={isLoading} onClick={() => file.current?.click()}>
              {logo ? (
                <Trans id="photo-editing.logo.replace">Choose another logo</Trans>
              ) : (
                <Trans id="photo-editing.logo.add">Choose a logo</Trans>
              )}
            </Button>
            {logo && (
              <Button
                kind="bare"
                icon={!isLogoRemoved && <Icon glyph={DeleteGlyph} />}
                onClick={() => photos.setLogoRemoved(!isLogoRemoved)}
              >
                {isLogoRemoved ? (
                  <Trans id="photo-editing.logo.put-back">Put the logo back</Trans>
                ) : (
                  <Trans id="photo-editing.logo.remove">Remove the logo</Trans>
                )}
              </Button>
            )}
          </Cluster>
        </Cluster>
        <p role="status" className={styles.hint}>
          {isLogoRemoved ? (
            <Trans id="photo-editing.logo.going">The logo goes once you save.</Trans>
          ) : (
            <Trans id="photo-editing.logo.hint">It stands on the page, small. It’s visible at once.</Trans>
          )}
        </p>
        <PhotoUploads uploads={uploads} onAgain={again} onDrop={drop} />
        <input
          ref={file}
          type="file"
          accept=".jpg,.jpeg,.png,.webp,image/*"
          hidden
          aria-label={t({ id: "photo-editing.logo.file", message: "Picture for the logo" })}
          onChange={choose}
        />
      </Stack>
    </Section>
  );
}
