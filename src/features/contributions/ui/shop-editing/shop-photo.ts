import { blobOfDataUrl } from "#features/media/data-url.ts";
import { pictureAddress } from "#features/media/picture-address.ts";
import type { ShopPhoto } from "#features/products/ui/menu-editing/photo/photo-chooser.tsx";
import { menuImageContent } from "../../calls.ts";
import type { MenuPhoto } from "../../menu-image.ts";

const SIZE = { width: 1920, height: undefined, fit: "inside" } as const;

/** A photo of a menu with the way to its picture, always on this site: pixels of another one may not be looked at. */
export function shopPhoto({ id, key, sentAt }: MenuPhoto): ShopPhoto {
  return { id, sentAt, open: () => (key === null ? waitingPhoto(id) : approvedPhoto(key)) };
}

async function waitingPhoto(id: string): Promise<Blob> {
  return blobOfDataUrl(await menuImageContent(id, new AbortController().signal));
}

async function approvedPhoto(key: string): Promise<Blob> {
  const answer = await fetch(pictureAddress(key, SIZE, "", "jpeg"));
  if (!answer.ok) throw new Error(`The picture is not there: ${answer.status}`);
  return answer.blob();
}
