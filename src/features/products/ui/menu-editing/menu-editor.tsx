import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { EditorFoot } from "#features/dashboard/ui/editor/editor-foot.tsx";
import { EditorProblemNotice } from "#features/dashboard/ui/editor/editor-problem.tsx";
import { Button } from "#ui/button/button.tsx";
import { AddGlyph, CameraGlyph, CheckGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { SkeletonBlock } from "#ui/skeleton/skeleton-block.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { MenuHeadingToEdit, MenuToEdit } from "../../menu-to-edit.ts";
import { changeCount, newLine } from "./grid-doc.ts";
import { addHeading, addLine } from "./grid-steps.ts";
import { JoinSheet } from "./join-sheet.tsx";
import { MenuCards } from "./menu-cards.tsx";
import { MenuCollision } from "./menu-collision.tsx";
import styles from "./menu-editing.module.css";
import { MenuNotSaved } from "./menu-not-saved.tsx";
import { MenuSaved } from "./menu-saved.tsx";
import { type MenuStore, menuStore } from "./menu-store.ts";
import { PastePart } from "./paste-part.tsx";
import { PasteStrip } from "./paste-strip.tsx";
import type { ShopPhoto } from "./photo/photo-chooser.tsx";
import { PhotoReading } from "./photo/photo-reading.tsx";
import { useAddressWithout } from "./use-address-without.ts";
import { usePaste } from "./use-paste.ts";
import { useAddedProduct } from "./use-added-product.ts";
import { MenuTable } from "./menu-table.tsx";
import { useEarlierMenu } from "./use-earlier-menu.ts";
import { useMenuKeys } from "./use-menu-keys.ts";

type MenuEditorProps = {
  menu: MenuToEdit;
  /** Whether the shop is invented. */
  isSample: boolean;
  /** One that stood before, to be looked at and saved in its place. */
  earlier?: readonly MenuHeadingToEdit[] | null;
  accountId: number;
  /** Photos of this menu that the site has. */
  photos?: readonly ShopPhoto[];
  /** One of them, which is to be read. */
  chosenPhotoId?: string | null;
};

/** The whole menu of a shop, as a spreadsheet or, on a phone, as cards. It works in the browser alone. */
export function MenuEditor(props: MenuEditorProps) {
  return useIsHydrated() ? <OpenMenu {...props} /> : <SkeletonBlock />;
}

const NARROW = "(max-width: 720px)";

function onWidth(change: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener("change", change);
  return () => query.removeEventListener("change", change);
}

const NO_PHOTOS: readonly ShopPhoto[] = [];

/** The menu, or in its place a photo of it, which it may be read from. */
function OpenMenu({
  menu,
  isSample,
  earlier = null,
  accountId,
  photos = NO_PHOTOS,
  chosenPhotoId = null,
}: MenuEditorProps) {
  const { i18n } = useLingui();
  const leavePhoto = useAddressWithout("photo");
  const [store] = useState(() => {
    const answered = { ...menu.values, rev: menu.rev, shop: menu.shown.shop };
    return menuStore({ menu: answered, isSample, accountId, tag: i18n.locale });
  });
  const [isPhoto, setIsPhoto] = useState(chosenPhotoId !== null);
  const [isFromPhoto, setIsFromPhoto] = useState(false);
  if (!isPhoto)
    return (
      <TypedMenu
        store={store}
        id={menu.id}
        earlier={earlier}
        isFromPhoto={isFromPhoto}
        onPhoto={() => setIsPhoto(true)}
      />
    );
  return (
    <PhotoReading
      store={store}
      draftName={`read-photo-${menu.id}-of-${accountId}`}
      photos={photos}
      chosenId={chosenPhotoId}
      onClose={() => {
        setIsPhoto(false);
        setIsFromPhoto(true);
        if (chosenPhotoId !== null) leavePhoto();
      }}
    />
  );
}

type TypedMenuProps = Pick<MenuEditorProps, "earlier"> & {
  store: MenuStore;
  id: MenuToEdit["id"];
  /** Whether the focus was in the photo, whose fields are gone. */
  isFromPhoto: boolean;
  onPhoto: () => void;
};

function TypedMenu({ store, id, earlier = null, isFromPhoto, onPhoto }: TypedMenuProps) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const isNarrow = useSyncExternalStore(onWidth, () => matchMedia(NARROW).matches);
  const [opened, setOpened] = useState<string | null>(null);
  const [joined, setJoined] = useState<string | null>(null);
  const { doc, stands, isSaving, isKept } = state;
  const changes = changeCount(stands, doc);

  async function save(options: { isConfirmed?: boolean } = {}) {
    const hasArrived = await store.save(options);
    // The shop's own page and the rest of the dashboard follow.
    if (hasArrived) await revalidate();
  }

  const photoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFromPhoto) photoButton.current?.focus({ preventScroll: true });
  }, [isFromPhoto]);

  useEarlierMenu(store, earlier, i18n.locale);
  useAddedProduct(store, (key) => isNarrow && setOpened(key));
  useMenuKeys({ store, save });
  usePaste(store, i18n.locale);
  useEffect(() => {
    if (changes === 0 || isKept) return undefined;
    // Only where the device keeps nothing: else nothing is lost by leaving.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [changes, isKept]);

  function add(step: typeof addHeading) {
    const line = newLine();
    store.change((before) => step(before, line));
    if (isNarrow) setOpened(line.key);
  }

  return (
    <Stack gap={4}>
      <MenuCollision store={store} theirs={state.theirs} stands={stands} />
      <PasteStrip store={store} state={state} />
      <Cluster gap={2}>
        <Button
          kind="quiet"
          icon={<Icon glyph={AddGlyph} />}
          onClick={() => add((before, line) => addLine(before, null, line))}
        >
          <Trans id="menu-editing.add-line">Line</Trans>
        </Button>
        <Button kind="quiet" icon={<Icon glyph={AddGlyph} />} onClick={() => add(addHeading)}>
          <Trans id="menu-editing.add-heading">Heading</Trans>
        </Button>
        <PastePart store={store} />
        <Button ref={photoButton} kind="bare" icon={<Icon glyph={CameraGlyph} />} onClick={onPhoto}>
          <Trans id="menu-editing.photo.open">Read a photo of the board</Trans>
        </Button>
        <Button kind="bare" disabled={state.past.length === 0} onClick={store.undo}>
          <Trans id="menu-editing.undo">Undo</Trans>
        </Button>
        <Button kind="bare" disabled={state.future.length === 0} onClick={store.redo}>
          <Trans id="menu-editing.redo">Redo</Trans>
        </Button>
        <ButtonLink kind="bare" to={`/dashboard/shops/shop?id=${id}&tab=menu&print`}>
          <Trans id="menu-editing.print.print">Print</Trans>
        </ButtonLink>
        <ButtonLink kind="bare" to={`/dashboard/shops/shop?id=${id}&tab=menu&versions`}>
          <Trans id="dashboard.revisions.title">Earlier versions</Trans>
        </ButtonLink>
      </Cluster>
      {isNarrow ? (
        <MenuCards store={store} state={state} opened={opened} onOpen={setOpened} onJoin={setJoined} />
      ) : (
        <MenuTable store={store} state={state} onJoin={setJoined} />
      )}
      {joined !== null && (
        <JoinSheet key={joined} store={store} doc={doc} lineKey={joined} onClose={() => setJoined(null)} />
      )}
      {!isNarrow && (
        <p className={styles.keys}>
          <Trans id="menu-editing.keys">
            Arrows move · type to replace · F2 edits · Enter down · Tab right · Alt ↑↓ moves the line · Alt S
            stock · Del empties · Ctrl Del removes the line · Ctrl Z undoes · F8 next mistake · Esc leaves the
            table
          </Trans>
        </p>
      )}
      <EditorFoot>
        <EditorProblemNotice problem={state.problem} onRetry={() => void save(state.asked)} />
        <MenuNotSaved state={state} />
        <MenuSaved state={state} changes={changes} />
        {changes > 0 ? (
          <>
            <Button kind="quiet" isLoading={isSaving} onClick={() => void save({ isConfirmed: true })}>
              <Trans id="menu-editing.save-and-confirm">Save, all confirmed today</Trans>
            </Button>
            <Button isLoading={isSaving} onClick={() => void save()} data-menu-save="">
              <Trans id="menu-editing.save">Save</Trans>
            </Button>
          </>
        ) : (
          <Button
            icon={<Icon glyph={CheckGlyph} />}
            isLoading={isSaving}
            disabled={doc.length === 0}
            data-menu-save=""
            onClick={() => void save({ isConfirmed: true })}
          >
            <Trans id="menu-editing.confirm">All confirmed today</Trans>
          </Button>
        )}
      </EditorFoot>
    </Stack>
  );
}
