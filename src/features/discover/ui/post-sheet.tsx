import { Trans } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { Said } from "#features/news/ui/said.tsx";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { CalendarGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { Post } from "../post.ts";
import { feedAddress } from "../post-query.ts";
import styles from "./discover.module.css";
import { AuthorName, EventLine, PostBadges } from "./post-meta.tsx";
import { PostStreet } from "./post-street.tsx";
import { PostText } from "./post-text.tsx";

type PostSheetProps = {
  post: Post;
  pictureBase: string;
  /** The address of the event as a calendar file, in the reader's language. */
  calendarAddress: string;
  /** ISO 8601. */
  now: string;
};

/** Everything of a post. */
export function PostSheet({ post, pictureBase, calendarAddress, now }: PostSheetProps) {
  const { cover, event } = post;
  return (
    <Stack gap={6} as="article">
      <Stack gap={3}>
        <h1>
          <Said words={post.title} />
        </h1>
        <p className={styles.line}>
          <AuthorLink author={post.author} /> · <Day at={post.publishedAt} form="date" />
        </p>
        <PostBadges post={post} texts={[post.title, post.lead, post.body]} />
        <Lead>
          <Said words={post.lead} />
        </Lead>
      </Stack>
      {event && (
        <Stack gap={2}>
          <EventLine event={event} />
          {Date.parse(event.endsAt ?? event.startsAt) > Date.parse(now) ? (
            <p>
              <DocumentLink href={calendarAddress} className={styles.calendar}>
                <Icon glyph={CalendarGlyph} size={18} />
                <Trans id="discover.to-calendar">Add to calendar</Trans>
              </DocumentLink>
            </p>
          ) : (
            <p>
              <Trans id="discover.event-over">This event has ended.</Trans>
            </p>
          )}
        </Stack>
      )}
      {!cover && (
        <div className={styles.street}>
          <PostStreet id={post.id} />
        </div>
      )}
      {cover && (
        <div className={styles.cover}>
          <Picture
            {...pictureAddresses(cover, pictureBase, 1280)}
            sizes="(min-width: 46rem) 44rem, 100vw"
            alt={cover.alt?.text ?? ""}
            isFirstSeen
          />
        </div>
      )}
      <PostText post={post} pictureBase={pictureBase} />
      <PostLinks post={post} />
    </Stack>
  );
}

function AuthorLink({ author }: Pick<Post, "author">) {
  if (author.kind === "editorial") return <AuthorName author={author} />;
  const path = author.kind === "shop" ? "coffeeshop" : "brand";
  return <Link to={`/${path}/${author.slug}`}>{author.name}</Link>;
}

function PostLinks({ post: { cities, tags } }: { post: Post }) {
  if (cities.length === 0 && tags.length === 0) return null;
  return (
    <ul className={styles.links}>
      {cities.map((city) => (
        <li key={city.slug}>
          <Link to={`/coffeeshops/${city.slug}`}>{city.name}</Link>
        </li>
      ))}
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={feedAddress({ tag })}>#{tag}</Link>
        </li>
      ))}
    </ul>
  );
}
