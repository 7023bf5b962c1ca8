import { Trans, useLingui } from "@lingui/react/macro";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { EditorFoot } from "#features/dashboard/ui/editor/editor-foot.tsx";
import { EditorProblemNotice } from "#features/dashboard/ui/editor/editor-problem.tsx";
import { MOST_UPLOAD_BYTES } from "#features/media/media.ts";
import { megabytesText } from "#platform/i18n/amount-text.ts";
import { Button } from "#ui/button/button.tsx";
import { AddGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonBlock } from "#ui/skeleton/skeleton-block.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { hasLogo, MOST_PHOTOS, type PhotosOf, type PhotosToEdit } from "../../photos.ts";
import { type EditedPhoto, hasMistake, moved } from "./photo-list.ts";
import { LogoPart } from "./logo-part.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { PhotoPanel } from "./photo-panel.tsx";
import { useUploads } from "#features/media/ui/use-uploads.ts";
import { ENOUGH_PHOTOS } from "../../call-refusals.ts";
import { addPhoto } from "../../photo-calls.ts";
import { PhotoUploads } from "./photo-uploads.tsx";
import styles from "./photos.module.css";
import { PhotosCollision, PhotosSaved } from "./photos-saved.tsx";
import { usePhotos } from "./use-photos.ts";

type PhotosEditorProps = { of: PhotosOf; photos: PhotosToEdit; accountId: number; pictureBase: string };

/** The photos of a shop, a brand or a product and its logo, for whoever speaks for it. It works in the browser alone. */
export function PhotosEditor(props: PhotosEditorProps) {
  const isHydrated = useIsHydrated();
  if (props.photos.shown.isOfGrower)
    return (
      <Notice>
        <Trans id="photo-editing.grower">
          A licensed grower may not advertise: visitors see no logo and no photos of it or of what it makes.
        </Trans>
      </Notice>
    );
  return isHydrated ? <OpenPhotos {...props} /> : <SkeletonBlock />;
}

function OpenPhotos({ of, photos, accountId, pictureBase }: PhotosEditorProps) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const file = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [chosenId, setChosenId] = useState<string>();
  const edited = usePhotos({ of, photos, accountId });
  const { list, isChanged, isKept, isSaving } = edited;
  const { uploads, add, again, drop } = useUploads({
    send: (picture, onShare) => addPhoto({ ...picture, of, use: "photo" }, onShare),
    enough: ENOUGH_PHOTOS,
    onAdded: edited.added,
  });
  const chosen = list.find(({ _id: id }) => id === chosenId) ?? list[0];
  const shownId = chosen && idOf(chosen);
  const most = MOST_PHOTOS;
  const limit = megabytesText(i18n.locale, MOST_UPLOAD_BYTES);

  useEffect(() => {
    if (!isChanged || isKept) return undefined;
    // Only where the device keeps nothing: else nothing is lost by leaving.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged, isKept]);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    add([...(target.files ?? [])]);
    // So that the same file can be chosen again.
    target.value = "";
  }

  const move = (id: string, place: number) => edited.change((before) => moved(before, id, place));
  const change = (id: string, with_: Partial<EditedPhoto>) =>
    edited.change((before) => before.map((photo) => (idOf(photo) === id ? { ...photo, ...with_ } : photo)));

  async function save(): Promise<void> {
    const wrong = list.find(hasMistake);
    if (wrong) return setChosenId(idOf(wrong));
    const hasArrived = await edited.save();
    if (!hasArrived) return;
    // The button that was pressed is gone once everything is saved, and would drop the focus.
    adding.current?.focus();
    // The rest of the dashboard follows.
    await revalidate();
  }

  return (
    <Stack gap={4}>
      <PhotosCollision photos={edited} />
      <EditorProblemNotice problem={edited.problem} />
      {list.length === 0 && (
        <p>
          <Trans id="photo-editing.none">No photos yet. The first one becomes the cover of the page.</Trans>
        </p>
      )}
      <PhotoGrid
        list={list}
        chosenId={shownId}
        pictureBase={pictureBase}
        onChoose={setChosenId}
        onMove={move}
      />
      <PhotoUploads uploads={uploads} onAgain={again} onDrop={drop} />
      {chosen && <PhotoPanel key={shownId} list={list} photo={chosen} onMove={move} onChange={change} />}
      <input
        ref={file}
        type="file"
        accept=".jpg,.jpeg,.png,.webp,image/*"
        multiple
        hidden
        aria-label={t({ id: "photo-editing.file", message: "Photos to add" })}
        onChange={choose}
      />
      <p className={styles.hint}>
        <Trans id="photo-editing.hint">
          At most {most} photos of up to {limit}, as JPEG, PNG or WebP. Nobody recognisable, please. We remove
          place, time and device from the file.
        </Trans>
      </p>
      {hasLogo(of.type) && <LogoPart photos={edited} of={of} pictureBase={pictureBase} />}
      <EditorFoot>
        <PhotosSaved photos={edited} />
        <Button
          ref={adding}
          kind={isChanged ? "quiet" : "primary"}
          icon={<Icon glyph={AddGlyph} />}
          onClick={() => file.current?.click()}
        >
          <Trans id="photo-editing.add">Add photos</Trans>
        </Button>
        {isChanged && (
          <Button isLoading={isSaving} onClick={() => void save()}>
            <Trans id="photo-editing.save">Save</Trans>
          </Button>
        )}
      </EditorFoot>
    </Stack>
  );
}

const idOf = ({ _id: id }: EditedPhoto) => id;
