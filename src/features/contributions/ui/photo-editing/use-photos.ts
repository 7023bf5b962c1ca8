import { useState } from "react";
import { useLingui } from "@lingui/react";
import { type SaveProblem, saveProblem } from "#features/dashboard/ui/editor/save-problem.ts";
import type { Picture } from "#features/media/media.ts";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import { CallFailed } from "#platform/http-client.ts";
import { savePhotos } from "../../photo-calls.ts";
import type { AnsweredPhotos, PhotosOf, PhotosToEdit } from "../../photos.ts";
import { isSameList, listOf, merged, type PhotoList, photosToSend } from "./photo-list.ts";

interface Draft {
  rev: string;
  /** What is saved. */
  stands: PhotoList;
  list: PhotoList;
  /** It goes once that is saved. */
  isLogoRemoved: boolean;
}

interface PhotosState extends Draft {
  logo: Picture | null;
  isSaving: boolean;
  /** Whether what differs from what is saved is kept on this device. */
  isKept: boolean;
  problem?: SaveProblem | undefined;
  /** Somebody else changed them in between. */
  theirs?: AnsweredPhotos | undefined;
  /** ISO 8601. */
  savedAt?: string | undefined;
}

const CALM = { problem: undefined, theirs: undefined };

const isChanged = ({ stands, list, isLogoRemoved }: Draft) => isLogoRemoved || !isSameList(stands, list);

interface EditedPhotos {
  of: PhotosOf;
  photos: PhotosToEdit;
  accountId: number;
}

/**
 * The photos of a thing and its logo while they are edited: order, words and what goes are saved together, what is added is there at once.
 */
export function usePhotos({ of, photos, accountId }: EditedPhotos) {
  const { i18n } = useLingui();
  const draftName = `edit-photos-${of.type}-${of.id}-of-${accountId}`;
  const [state, setState] = useState<PhotosState>(() => {
    const stands = listOf(photos.values.photos, i18n.locale);
    const draft = readDraft<Draft>(draftName);
    const isKept = draft !== undefined;
    const { logo } = photos.values;
    const calm = { isLogoRemoved: false, isSaving: false };
    return { rev: photos.rev, stands, list: stands, logo, ...calm, ...draft, isKept };
  });

  function set(step: (before: PhotosState) => Partial<PhotosState>): void {
    setState((before) => {
      const next = { ...before, ...step(before) };
      return { ...next, isKept: keep(next) };
    });
  }

  function keep({ rev, stands, list, isLogoRemoved }: Draft): boolean {
    if (isChanged({ rev, stands, list, isLogoRemoved }))
      return keepDraft(draftName, { rev, stands, list, isLogoRemoved } satisfies Draft);
    forgetDraft(draftName);
    return false;
  }

  /** After a photo was added: what I have not saved yet stays as it is. */
  function added(answer: AnsweredPhotos): void {
    set((before) => {
      const { stands, list, logo } = before;
      const theirs = listOf(answer.photos, i18n.locale);
      const stood = theirs.filter(({ _id: id }) => stands.some(({ _id }) => _id === id));
      if (!isChanged(before)) return { rev: answer.rev, stands: theirs, list: theirs, logo: answer.logo };
      // Else somebody else changed them too, of which a save with the old `rev` will tell.
      const isMineAlone = isSameList(stood, stands) && answer.logo?.key === logo?.key;
      return { list: merged(list, theirs), ...(isMineAlone && { rev: answer.rev, stands: theirs }) };
    });
  }

  /** After another logo was sent, in place of any. */
  function logoSet(answer: AnsweredPhotos): void {
    set(({ stands, list }) => {
      const theirs = listOf(answer.photos, i18n.locale);
      const photos = isSameList(stands, list) && { rev: answer.rev, stands: theirs, list: theirs };
      return {
        logo: answer.logo,
        isLogoRemoved: false,
        ...(isSameList(theirs, stands) ? { rev: answer.rev } : photos),
      };
    });
  }

  /** Resolves with whether it arrived. */
  async function save(): Promise<boolean> {
    const { rev, list: sent, isLogoRemoved } = state;
    set(() => ({ ...CALM, isSaving: true }));
    try {
      const answer = await savePhotos({
        of,
        rev,
        photos: photosToSend(sent),
        ...(isLogoRemoved && { logo: null }),
      });
      const stands = listOf(answer.photos, i18n.locale);
      const savedAt = new Date().toISOString();
      set(({ list }) => ({
        rev: answer.rev,
        stands,
        // What was changed while it was on its way stays.
        list: list === sent ? stands : merged(list, stands),
        logo: answer.logo,
        isLogoRemoved: false,
        savedAt,
        isSaving: false,
      }));
      return true;
    } catch (error) {
      set(() => ({ isSaving: false, ...failure(error) }));
      return false;
    }
  }

  function settle(whose: "mine" | "theirs"): void {
    set(({ theirs, list, logo, isLogoRemoved }) => {
      if (!theirs) return {};
      const stands = listOf(theirs.photos, i18n.locale);
      const isMine = whose === "mine";
      return {
        ...CALM,
        rev: theirs.rev,
        stands,
        list: isMine ? merged(list, stands) : stands,
        logo: theirs.logo,
        // A logo that somebody else sent meanwhile is another one than I took away.
        isLogoRemoved: isMine && isLogoRemoved && theirs.logo?.key === logo?.key,
      };
    });
  }

  return {
    ...state,
    isChanged: isChanged(state),
    change: (step: (list: PhotoList) => PhotoList) => set(({ list }) => ({ list: step(list) })),
    setLogoRemoved: (isLogoRemoved: boolean) => set(() => ({ isLogoRemoved })),
    added,
    logoSet,
    save,
    settle,
  };
}

function failure(error: unknown): Pick<PhotosState, "problem" | "theirs"> {
  const { status, current } = error instanceof CallFailed ? error : {};
  if (status === 409 && current) return { theirs: current as AnsweredPhotos };
  return { problem: saveProblem(error) };
}
