import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { IMAGE_TOO_LARGE, REMOVED_BEFORE } from "#features/media/call-refusals.ts";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { imageTooLarge } from "#platform/errors/error-texts.ts";
import { addMenuImage } from "../../calls.ts";
import { MenuPhotoField, type ChosenPhoto } from "./menu-photo-field.tsx";
import { Suggested } from "./suggested.tsx";
import type { TopicFormProps } from "./suggest-sheet.tsx";
import { useSuggestion } from "./use-suggestion.ts";

/** A photo of the menu: made small and shown before it is sent. */
export function PictureForm({ shop, isGuest }: TopicFormProps) {
  const { t, i18n } = useLingui();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const { words, mistakes } = useSuggestion({ draftName: `picture-${shop.id}`, isGuest });
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const form = useForm({
    id: "suggest-picture",
    mistakes: {
      ...mistakes,
      image: t({ id: "suggest.picture.wrong", message: "Choose a photo: a JPEG, PNG or WebP." }),
      [IMAGE_TOO_LARGE.msg]: i18n._(imageTooLarge),
      [REMOVED_BEFORE.msg]: t({
        id: "suggest.picture.removed",
        message: "This photo was removed before. Choose another one.",
      }),
    },
    send: async () => {
      if (!photo) throw Object.assign(new Error("No picture"), { errors: [{ msg: "", param: "image" }] });
      await addMenuImage(shop.id, photo.image, photo.name);
      await revalidate();
      return "pending" as const;
    },
  });
  if (isGuest)
    return (
      <>
        <p>
          <Trans id="suggest.picture.log-in">
            A photo needs an account. Log in first; it takes a moment.
          </Trans>
        </p>
        <ButtonLink to={`/login?${new URLSearchParams({ path: pathname + search })}`}>
          <Trans id="suggest.log-in">Log in</Trans>
        </ButtonLink>
      </>
    );
  if (form.done) return <Suggested outcome={form.done.answer} />;
  return (
    <Form form={form} words={words}>
      <MenuPhotoField
        {...form.field("image")}
        photo={photo}
        onChoose={(chosen) => {
          setPhoto(chosen);
          form.mend("image");
        }}
      />
    </Form>
  );
}
