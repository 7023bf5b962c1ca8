import type { ReactNode } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { Said } from "#features/news/ui/said.tsx";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { CardLink } from "#ui/card/card-link.tsx";
import { Card } from "#ui/card/card.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { PostCard as Post } from "../post.ts";
import newsStyles from "#features/news/ui/news.module.css";
import styles from "./discover.module.css";
import { AuthorName, EventLine, PostBadges } from "./post-meta.tsx";
import { PostStreet } from "./post-street.tsx";

type PostCardProps = { post: Post; pictureBase: string; level?: 2 | 3; action?: ReactNode };

/** A post in the feed. The whole card is one link, but for its action. */
export function PostCard({ post, pictureBase, level = 2, action }: PostCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const { cover, cities } = post;
  return (
    <Card
      as="li"
      action={action}
      className={newsStyles.card}
      media={
        cover ? (
          <Picture
            {...pictureAddresses(cover, pictureBase, 640)}
            sizes="(min-width: 40rem) 24rem, 6rem"
            alt={cover.alt?.text ?? ""}
            isFilling
          />
        ) : (
          <PostStreet id={post.id} isLazy />
        )
      }
    >
      <p className={styles.line}>
        <AuthorName author={post.author} /> · <Day at={post.publishedAt} form="date" />
        {/* The dot stays with what it follows. */}
        {cities.length > 0 && `\u00a0· ${cities.map(({ name }) => name).join(", ")}`}
      </p>
      <Heading className={styles.title}>
        <CardLink to={`/discover/${post.slug}`}>
          <Said words={post.title} />
        </CardLink>
      </Heading>
      {post.event && <EventLine event={post.event} />}
      <p className={styles.lead}>
        <Said words={post.lead} />
      </p>
      <PostBadges post={post} texts={[post.title, post.lead]} />
    </Card>
  );
}
