import { useLingui } from "@lingui/react";
import { Fragment } from "react";
import { languageTag } from "#platform/i18n/locales.ts";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { SaidProse } from "#features/news/ui/said-prose.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { Post } from "../post.ts";
import type { PostPart } from "../post-body.ts";
import styles from "./discover.module.css";

/** The text of a post, with the pictures between it. */
export function PostText({ post: { body }, pictureBase }: { post: Pick<Post, "body">; pictureBase: string }) {
  const { i18n } = useLingui();
  const tag = languageTag(body.locale);

  function draw(part: PostPart) {
    if (part.kind === "text") return <SaidProse prose={{ blocks: part.blocks, locale: body.locale }} />;
    return (
      <div className={styles.cover} lang={tag === i18n.locale ? undefined : tag}>
        <Picture
          {...pictureAddresses(part.picture, pictureBase, 1280)}
          sizes="(min-width: 46rem) 44rem, 100vw"
          alt={part.alt}
        />
      </div>
    );
  }
  // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order while it is shown
  return body.parts.map((part, place) => <Fragment key={place}>{draw(part)}</Fragment>);
}
