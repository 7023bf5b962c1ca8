import { useLingui } from "@lingui/react/macro";
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
    "Image too large": tooLarge,
    "Must have at most 24 megapixels": tooLarge,
    "Must be at most 16384 pixels wide and high": tooLarge,
    "Must be a JPEG, PNG or WebP picture": unreadable,
    "Cannot be read as a picture": unreadable,
    "This picture was removed before": t({
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
