import { useLingui } from "@lingui/react/macro";
import {
  BROKEN,
  IMAGE_TOO_LARGE,
  OTHER_TYPE,
  REMOVED_BEFORE,
  SIDES_TOO_LONG,
  TOO_MANY_PIXELS,
} from "#features/media/call-refusals.ts";
import { imageTooLarge, unknownError } from "#platform/errors/error-texts.ts";
import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { isRefusal, listedErrors } from "#ui/form/listed-errors.ts";

/** Why a picture was not taken (specification section 8, "Image upload"). */
export function usePictureMistakes() {
  const { t, i18n } = useLingui();
  const tooLarge = i18n._(imageTooLarge);
  const unreadable = t({
    id: "profile.picture.unreadable",
    message: "This file can’t be read as a picture. Choose a JPEG or PNG.",
  });
  const byMsg: Record<string, string> = {
    [IMAGE_TOO_LARGE.msg]: tooLarge,
    [TOO_MANY_PIXELS.msg]: tooLarge,
    [SIDES_TOO_LONG.msg]: tooLarge,
    [OTHER_TYPE.msg]: unreadable,
    [BROKEN.msg]: unreadable,
    [REMOVED_BEFORE.msg]: t({
      id: "profile.picture.removed",
      message: "This picture was removed before. Choose another one.",
    }),
  };
  /** Of what the call failed with; undefined when it did not. */
  function of(failure: unknown): string | undefined {
    if (failure === undefined) return undefined;
    const errors = fieldErrorsOf(failure);
    const [{ msg = "" } = {}] = errors;
    return byMsg[msg] ?? (isRefusal(failure) ? listedErrors(errors) : i18n._(unknownError));
  }
  return { tooLarge, unreadable, of };
}
