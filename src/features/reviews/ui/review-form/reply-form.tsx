import { useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { countText } from "#platform/i18n/format.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { TextArea } from "#ui/field/text-area.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useToast } from "#ui/toast/toast-context.ts";
import { replyReview } from "../../calls.ts";
import { REPLY_LENGTH } from "../../review.ts";

/** The one answer of whoever speaks for what was reviewed. */
export function ReplyForm({ reviewId }: { reviewId: number }) {
  const { t, i18n } = useLingui();
  const words = useFormWords();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { least } = REPLY_LENGTH;
  const most = countText(i18n.locale, REPLY_LENGTH.most);
  const form = useForm({
    id: `reply-${reviewId}`,
    mistakes: {
      text: t({ id: "reply.text.wrong", message: `Write ${least} to ${most} characters.` }),
    },
    async send(fields) {
      const { isWaiting } = await replyReview(reviewId, String(fields.get("text")).trim());
      toast(
        isWaiting
          ? t({ id: "reply.waits", message: "We read your answer first. Then it’s below the review." })
          : t({ id: "reply.done", message: "Your answer is below the review." }),
      );
      await revalidate();
    },
  });
  return (
    <Form
      form={form}
      words={{ ...words, refused: undefined, send: t({ id: "reply.send", message: "Post answer" }) }}
    >
      <TextArea
        {...form.field("text")}
        label={t({ id: "reply.text", message: "Your answer" })}
        hint={t({
          id: "reply.text.hint",
          message: "You can answer once, and everybody reads it. Calm works best.",
        })}
        minLength={least}
        maxLength={REPLY_LENGTH.most}
        required
      />
    </Form>
  );
}
