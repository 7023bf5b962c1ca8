import type { Picture } from "#features/media/media.ts";
import { sendCall } from "#platform/http-client.ts";
import { upload } from "#platform/upload.ts";

interface AnsweredPictures {
  pictures: Picture[];
}

interface SentPicture {
  /** The `_id` of the post. */
  post: string;
  image: Blob;
  /** Of the file. */
  name: string;
}

const CALL = "dashboard/postpictures";

/** Adds a picture to those of a post, and tells which share of it is on its way. @throws CallFailed */
export function addPicture(
  { post, image, name }: SentPicture,
  onShare: (share: number) => void,
): Promise<AnsweredPictures> {
  const form = new FormData();
  form.set("image", image, name);
  form.set("post", post);
  return upload<AnsweredPictures>(CALL, form, onShare);
}

/** Removes one, by its key, that the post does not show. @throws CallFailed */
export function removePicture(removed: { post: string; picture: string }): Promise<AnsweredPictures> {
  return sendCall<AnsweredPictures>("DELETE", CALL, removed);
}
