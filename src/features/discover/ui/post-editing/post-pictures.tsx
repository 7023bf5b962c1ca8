import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { TypedTexts } from "#features/dashboard/typed.ts";
import type { OwnControls } from "#features/dashboard/ui/editor/own-control.ts";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { useUploads } from "#features/media/ui/use-uploads.ts";
import { megabytesText } from "#platform/i18n/amount-text.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { usePress } from "#platform/use-press.ts";
import { Button } from "#ui/button/button.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { AddGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { ENOUGH_PICTURES, PICTURE_IN_USE } from "../../call-refusals.ts";
import { MOST_POST_PICTURES } from "../../post.ts";
import { pictureLine } from "../../post-body.ts";
import { addPicture, removePicture } from "../../post-picture-calls.ts";
import type { PostToEdit } from "../../post-to-edit.ts";
import { PictureCard } from "./picture-card.tsx";
import { PictureUploads } from "./picture-uploads.tsx";
import styles from "./post-editing.module.css";

type PostPicturesProps = { post: PostToEdit | null; cover: OwnControls; pictureBase: string };

/** The control of the cover, with all pictures of the post: they are sent here, and put into its text. */
export function PostPictures({ post, cover, pictureBase }: PostPicturesProps) {
  const { t, i18n } = useLingui();
  const file = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const { revalidate } = useRevalidator();
  const removing = usePress();
  const [news, setNews] = useState("");
  const id = post ? String(post.id) : "";
  const { uploads, isLoading, add, again, drop } = useUploads({
    send: (picture, onShare) => addPicture({ ...picture, post: id }, onShare),
    enough: ENOUGH_PICTURES,
    onAdded: () => void revalidate(),
  });
  const pictures = post?.shown.pictures ?? [];
  const most = MOST_POST_PICTURES;
  const limit = megabytesText(i18n.locale, MOST_UPLOAD_BYTES);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    add([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = "";
  }

  /** At the end of the text, in every language in which there is one. */
  function putIntoText(key: string): void {
    const body = cover.of("body");
    const texts = body.value as TypedTexts;
    const line = pictureLine({ key, alt: "" });
    const isWritten = LOCALES.some((locale) => texts[locale].trim() !== "");
    const longer = LOCALES.filter((locale) =>
      isWritten ? texts[locale].trim() !== "" : locale === texts.source,
    ).map((locale) => [locale, `${texts[locale].trimEnd()}\n\n${line}\n`.trimStart()]);
    body.onChange({ ...texts, ...Object.fromEntries(longer) });
    setNews(
      t({
        id: "post-editing.pictures.put",
        message: "It’s at the end of the text now. Say between the square brackets what one sees on it.",
      }),
    );
  }

  return (
    <fieldset id={cover.id} tabIndex={-1} className={styles.pictures}>
      <legend className={styles.legend}>
        <Trans id="post-editing.pictures">Pictures of this post</Trans>
      </legend>
      <p className={styles.hint}>
        {post ? (
          <Trans id="post-editing.pictures.hint">
            At most {most}, each up to {limit}, as JPEG, PNG or WebP. Nobody recognisable, please. We remove
            place, time and device from the file.
          </Trans>
        ) : (
          <Trans id="post-editing.pictures.first">Save the draft first; then pictures can be added.</Trans>
        )}
      </p>
      <FieldError error={cover.error} />
      {pictures.length > 0 && (
        <ul className={styles.grid}>
          {pictures.map((picture, place) => (
            <PictureCard
              key={picture.key}
              picture={picture}
              number={place + 1}
              isCover={cover.value === picture.key}
              isBusy={removing.isBusy}
              pictureBase={pictureBase}
              onCover={(isCover) => cover.onChange(isCover ? picture.key : "")}
              onPut={() => putIntoText(picture.key)}
              onRemove={() => void removing.press(() => removePicture({ post: id, picture: picture.key }))}
            />
          ))}
        </ul>
      )}
      <LiveRegion>
        {news && <p className={styles.hint}>{news}</p>}
        {removing.failure !== undefined && (
          <Notice tone="problem">
            {PICTURE_IN_USE.in(removing.failure) ? (
              <Trans id="post-editing.pictures.in-use">
                The saved post still shows this picture. Take it out of the cover and of the text, save, and
                remove it then.
              </Trans>
            ) : (
              <Trans id="post-editing.pictures.failed">That didn’t work. Try again in a moment.</Trans>
            )}
          </Notice>
        )}
      </LiveRegion>
      <PictureUploads uploads={uploads} onAgain={again} onDrop={drop} />
      {post && (
        <div>
          <Button
            kind="quiet"
            icon={<Icon glyph={AddGlyph} />}
            disabled={!isHydrated}
            isLoading={isLoading}
            onClick={() => file.current?.click()}
          >
            <Trans id="post-editing.pictures.add">Add pictures</Trans>
          </Button>
          <input
            ref={file}
            type="file"
            accept=".jpg,.jpeg,.png,.webp,image/*"
            multiple
            hidden
            aria-label={t({ id: "post-editing.pictures.file", message: "Pictures for the post" })}
            onChange={choose}
          />
        </div>
      )}
    </fieldset>
  );
}
