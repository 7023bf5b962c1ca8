import type { ReactNode } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { Said } from "#features/news/ui/said.tsx";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { CardLink } from "#ui/card/card-link.tsx";
import { Card } from "#ui/card/card.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { PostCard as Post } from "../post.ts";
import styles from "./discover.module.css";
import { AuthorName, EventLine, PostBadges } from "./post-meta.tsx";

type PostCardProps = { post: Post; pictureBase: string; action?: ReactNode };

/** A post in the feed. The whole card is one link, but for its action. */
export function PostCard({ post, pictureBase, action }: PostCardProps) {
  const { cover, cities } = post;
  return (
    <Card
      as="li"
      action={action}
      media={
        cover && (
          <Picture
            {...pictureAddresses(cover, pictureBase, 960)}
            sizes="(min-width: 46rem) 44rem, 100vw"
            alt={cover.alt?.text ?? ""}
            isFilling
          />
        )
      }
    >
      <p className={styles.line}>
        <AuthorName author={post.author} /> · <Day at={post.publishedAt} form="date" />
        {/* The dot stays with what it follows. */}
        {cities.length > 0 && `\u00a0· ${cities.map(({ name }) => name).join(", ")}`}
      </p>
      <h2 className={styles.title}>
        <CardLink to={`/discover/${post.slug}`}>
          <Said words={post.title} />
        </CardLink>
      </h2>
      {post.event && <EventLine event={post.event} />}
      <p className={styles.lead}>
        <Said words={post.lead} />
      </p>
      <PostBadges post={post} />
    </Card>
  );
}
