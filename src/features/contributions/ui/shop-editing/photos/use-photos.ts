import { useState } from "react";
import { useLingui } from "@lingui/react";
import { type SaveProblem, saveProblem } from "#features/dashboard/ui/editor/save-problem.ts";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import { CallFailed } from "#platform/http-client.ts";
import { savePhotos } from "../../../photo-calls.ts";
import type { AnsweredPhotos, PhotosToEdit } from "../../../shop-photos.ts";
import { isSameList, listOf, merged, type PhotoList, photosToSend } from "./photo-list.ts";

interface Draft {
  rev: string;
  /** What is saved. */
  stands: PhotoList;
  list: PhotoList;
}

interface PhotosState extends Draft {
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

/** The photos of a shop while they are edited: order, words and what goes are saved together, what is added is there at once. */
export function usePhotos({ photos, accountId }: { photos: PhotosToEdit; accountId: number }) {
  const { i18n } = useLingui();
  const { shop } = photos.shown;
  const draftName = `edit-photos-${shop}-of-${accountId}`;
  const [state, setState] = useState<PhotosState>(() => {
    const stands = listOf(photos.values.photos, i18n.locale);
    const draft = readDraft<Draft>(draftName);
    const isKept = draft !== undefined;
    return { rev: photos.rev, stands, list: stands, isSaving: false, ...draft, isKept };
  });

  function set(step: (before: PhotosState) => Partial<PhotosState>): void {
    setState((before) => {
      const next = { ...before, ...step(before) };
      return { ...next, isKept: keep(next) };
    });
  }

  function keep({ rev, stands, list }: Draft): boolean {
    if (!isSameList(stands, list)) return keepDraft(draftName, { rev, stands, list } satisfies Draft);
    forgetDraft(draftName);
    return false;
  }

  /** After a photo was added: what I have not saved yet stays as it is. */
  function added(answer: AnsweredPhotos): void {
    set(({ stands, list }) => {
      const theirs = listOf(answer.photos, i18n.locale);
      const stood = theirs.filter(({ _id: id }) => stands.some(({ _id }) => _id === id));
      if (isSameList(stands, list)) return { rev: answer.rev, stands: theirs, list: theirs };
      // Else somebody else changed them too, of which a save with the old `rev` will tell.
      const isMineAlone = isSameList(stood, stands);
      return { list: merged(list, theirs), ...(isMineAlone && { rev: answer.rev, stands: theirs }) };
    });
  }

  /** Resolves with whether it arrived. */
  async function save(): Promise<boolean> {
    const { rev, list: sent } = state;
    set(() => ({ ...CALM, isSaving: true }));
    try {
      const answer = await savePhotos({ shop, rev, photos: photosToSend(sent) });
      const stands = listOf(answer.photos, i18n.locale);
      const savedAt = new Date().toISOString();
      set(({ list }) => ({
        rev: answer.rev,
        stands,
        // What was changed while it was on its way stays.
        list: list === sent ? stands : merged(list, stands),
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
    set(({ theirs, list }) => {
      if (!theirs) return {};
      const stands = listOf(theirs.photos, i18n.locale);
      return { ...CALM, rev: theirs.rev, stands, list: whose === "mine" ? merged(list, stands) : stands };
    });
  }

  return {
    ...state,
    isChanged: !isSameList(state.stands, state.list),
    change: (step: (list: PhotoList) => PhotoList) => set(({ list }) => ({ list: step(list) })),
    added,
    save,
    settle,
  };
}

function failure(error: unknown): Pick<PhotosState, "problem" | "theirs"> {
  const { status, current } = error instanceof CallFailed ? error : {};
  if (status === 409 && current) return { theirs: current as AnsweredPhotos };
  return { problem: saveProblem(error) };
}
