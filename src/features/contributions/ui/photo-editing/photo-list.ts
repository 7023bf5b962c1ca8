import { isSameValue } from "#features/dashboard/field.ts";
import { type TypedTexts, typedOf, valueOfTyped } from "#features/dashboard/typed.ts";
import type { Picture } from "#features/media/media.ts";
import { type Locale, LOCALES, localeOfTag } from "#platform/i18n/locales.ts";
import type { LocalizedText } from "#platform/i18n/localized-text.ts";
import { LONGEST_ALT, type PhotoToEdit } from "../../photos.ts";
import { ALT_FIELD } from "./alt-field.ts";

/** A photo while its shop’s are edited. One that is removed stays in its place until that is saved. */
export interface EditedPhoto extends Picture {
  _id: string;
  alt: TypedTexts;
  isRemoved: boolean;
}

export type PhotoList = readonly EditedPhoto[];

/** As they stand; words that nobody has written yet are begun in the reader’s language. */
export function listOf(photos: readonly PhotoToEdit[], tag: string): PhotoList {
  return photos.map(({ alt, ...photo }) => {
    const typed = typedOf(ALT_FIELD, alt, tag) as TypedTexts;
    return { ...photo, alt: alt ? typed : { ...typed, source: localeOfTag(tag) }, isRemoved: false };
  });
}

/** What a save sends. */
export function photosToSend(list: PhotoList): { _id: string; alt: LocalizedText | null }[] {
  return list
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ _id, alt }) => ({ _id, alt: valueOfTyped(ALT_FIELD, alt) as LocalizedText | null }));
}

export function isSameList(one: PhotoList, other: PhotoList): boolean {
  return isSameValue(photosToSend(one), photosToSend(other));
}

/** With this photo at another place, from 0; beyond the ends it stays at the end. */
export function moved(list: PhotoList, id: string, place: number): PhotoList {
  const photo = list.find(({ _id }) => _id === id);
  if (!photo) return list;
  const others = list.filter((one) => one !== photo);
  return others.toSpliced(Math.max(0, place), 0, photo);
}

/** My order and my words, of those that are still there, then those that somebody added. */
export function merged(mine: PhotoList, theirs: PhotoList): PhotoList {
  const has = (list: PhotoList, { _id: id }: EditedPhoto) => list.some(({ _id }) => _id === id);
  return [...mine.filter((photo) => has(theirs, photo)), ...theirs.filter((photo) => !has(mine, photo))];
}

/** What is wrong with the words of a photo: languages in which they are too long, and whether they lack those they are said to be written in. */
export function altMistakes({ alt }: EditedPhoto): { tooLong: readonly Locale[]; lacksSource: boolean } {
  const written = LOCALES.filter((locale) => alt[locale].trim() !== "");
  return {
    tooLong: written.filter((locale) => [...alt[locale].trim()].length > LONGEST_ALT),
    lacksSource: written.length > 0 && !written.includes(alt.source),
  };
}

export function hasMistake(photo: EditedPhoto): boolean {
  const { tooLong, lacksSource } = altMistakes(photo);
  return !photo.isRemoved && (tooLong.length > 0 || lacksSource);
}
