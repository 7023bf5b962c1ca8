import { Trans } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import type { Locale } from "#platform/i18n/locales.ts";
import { InventedBadge, LanguageBadge, SponsoredBadge } from "#features/news/ui/news-badges.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import type { EventTimes, PostCard } from "../post.ts";
import styles from "./discover.module.css";
import { FromTo } from "./from-to.tsx";

/** The author. For us it is the name of the site. */
export function AuthorName({ author }: Pick<PostCard, "author">) {
  return author.kind === "editorial" ? <Trans id="discover.editorial">The editors</Trans> : author.name;
}

/** When and where an event is. */
export function EventLine({ event }: { event: EventTimes }) {
  const { startsAt, endsAt, place } = event;
  return (
    <p className={styles.when}>
      {endsAt ? <FromTo from={startsAt} to={endsAt} /> : <Day at={startsAt} form="moment" />}
      {place && `\u00a0· ${place}`}
    </p>
  );
}

/** The badges for paid posts, samples, events, and what is in another language than the page. */
export function PostBadges({ post, texts }: { post: PostCard; texts: readonly { locale: Locale }[] }) {
  return (
    <div className={styles.badges}>
      {post.isSponsored && <SponsoredBadge />}
      {post.isSample && <InventedBadge />}
      {post.kind === "event" && (
        <Badge tone="canal">
          <Trans id="discover.event">Event</Trans>
        </Badge>
      )}
      <LanguageBadge of={texts} />
    </div>
  );
}
