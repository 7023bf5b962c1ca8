import { pictureAddress } from "../media/picture-address.ts";
import { defaultPicture } from "./default-pictures.ts";

/** The picture of an account as its row has it. */
interface Portrait {
  /** 1 to 5, one of the drawn ones. */
  defaultPicture: number;
  /** Null while it has none of its own. */
  pictureKey: string | null;
}

const THUMBNAIL = { width: 192, height: 192, fit: "cover" } as const;

/** The address of an account's picture, square. `base` is where pictures are served (`site.pictureBase`). */
export function thumbnailOf({ pictureKey, defaultPicture: number }: Portrait, base = ""): string {
  return pictureKey ? pictureAddress(pictureKey, THUMBNAIL, base) : `/${defaultPicture(number)}`;
}

/** Of what somebody says of themselves, in characters, as the table has it. */
export const LONGEST_BIO = 300;
