import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { Revision } from "#features/dashboard/revision.ts";
import type { Typed, TypedTexts } from "#features/dashboard/typed.ts";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import type { PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { MAY_NOT_ADVERTISE } from "#features/deals/call-refusals.ts";
import { TAKEN_AWAY } from "#features/holds/call-refusals.ts";
import { NOT_IN_THIS_STATE } from "#features/news/call-refusals.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import {
  IS_OUT_ALREADY,
  MUST_END_LATER,
  NEEDS_ALT,
  NO_SUCH_PICTURE,
  TOO_MANY_TAGS,
} from "../../call-refusals.ts";
import { POST_FIELD_GROUPS, POST_FIELDS, POST_STEP_LABELS } from "../../post-fields.ts";
import { stepsFrom } from "../../post-state.ts";
import type { PostToEdit } from "../../post-to-edit.ts";
import { PostPictures } from "./post-pictures.tsx";
import { PostWays } from "./post-ways.tsx";
import { sellingNote } from "./selling-note.tsx";

type PostEditorProps = {
  /** Null for a new one. */
  post: PostToEdit | null;
  revisions: readonly Revision[];
  accountId: number;
  pictureBase: string;
};

/** Most people who edit one do not ask for it: the public page and the reader of Markdown are loaded by whoever does. */
const PostPreviewPart = pressedPart<PreviewProps>(async () => {
  const [part] = await Promise.all([import("./post-preview.tsx"), needArea("discover"), needArea("news")]);
  return part.PostPreview;
});

/** The sentences of the API that only posts have. */
const MISTAKES = {
  [MAY_NOT_ADVERTISE.msg]: msg({
    id: "post-editing.may-not",
    message: "This brand is a licensed grower, and may not advertise.",
  }),
  [MUST_END_LATER.msg]: msg({ id: "post-editing.end", message: "It has to end after it starts." }),
  [TOO_MANY_TAGS.msg]: msg({ id: "post-editing.tags", message: "At most eight tags." }),
  [IS_OUT_ALREADY.msg]: msg({
    id: "post-editing.out",
    message: "It’s published already. Take it down first to give it a later date.",
  }),
  [NO_SUCH_PICTURE.msg]: msg({
    id: "post-editing.no-such-picture",
    message: "Only pictures of this post can be shown, each on a line of its own. Add it under “Pictures”.",
  }),
  [NEEDS_ALT.msg]: msg({
    id: "post-editing.needs-alt",
    message: "Say what one sees on the picture; in the text, between the square brackets.",
  }),
  [NOT_IN_THIS_STATE.msg]: msg({
    id: "post-editing.not-possible",
    message: "This isn’t possible any more: somebody else has moved it meanwhile.",
  }),
  [TAKEN_AWAY.msg]: msg({
    id: "post-editing.taken-away",
    message: "A moderator removed this post, so it won’t be shown again.",
  }),
};

/** Fields that a post of this kind and author has not. */
function hiddenFields({ kind, author, cover }: Typed): string[] {
  return [
    ...(kind === "event" ? [] : ["startsAt", "endsAt", "place"]),
    ...(author === "brand" ? [] : ["brand"]),
    ...(author === "shop" ? [] : ["shop"]),
    // Nobody pays for what we write ourselves.
    ...(author === "editorial" ? ["isSponsored"] : []),
    ...(cover ? [] : ["coverAlt"]),
  ];
}

const READ_AGAIN: ReadonlySet<string> = new Set(["title", "lead", "body"]);

/** The editor of a post, for admins. */
export function PostEditor({ post, revisions, accountId, pictureBase }: PostEditorProps) {
  const { i18n } = useLingui();
  const source = localeOfTag(i18n.locale);
  return (
    <EditorPage
      list="discover"
      accountId={accountId}
      fields={POST_FIELDS}
      groups={POST_FIELD_GROUPS}
      item={post}
      initial={{
        kind: "article",
        author: "editorial",
        title: { source },
        lead: { source },
        body: { source },
        coverAlt: { source },
      }}
      revisions={revisions}
      mistakes={MISTAKES}
      hidden={hiddenFields}
      beside={(name, value) => READ_AGAIN.has(name) && sellingNote(value as TypedTexts)}
      renderControl={(name, control) =>
        name === "cover" ? <PostPictures post={post} cover={control} pictureBase={pictureBase} /> : null
      }
      preview={PostPreviewPart}
      steps={(post ? stepsFrom(post.shown.state) : []).map((step) => ({
        id: step,
        label: POST_STEP_LABELS[step],
        besides: { step },
        isDanger: step === "withdraw",
      }))}
      itemPath="/dashboard/discover/post"
    >
      {post && <PostWays post={post} />}
    </EditorPage>
  );
}
