import { Trans, useLingui } from "@lingui/react/macro";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import { RANK_EMOJIS } from "#features/accounts/rank.ts";
import { useEffectWords } from "#features/products/ui/effect-words.ts";
import { useFlavourWords } from "#features/products/ui/flavour-words.ts";
import { dayText, ratingText } from "#platform/i18n/format.ts";
import { timeAttribute } from "#platform/i18n/time-attribute.ts";
import { LANGUAGE_NAMES, languageTag } from "#platform/i18n/locales.ts";
import { timeAgo } from "#platform/i18n/time-ago.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { BrandGlyph, LeafGlyph, ShopGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Link } from "#ui/link/link.tsx";
import { Rating } from "#ui/rating/rating.tsx";
import { ASPECTS_OF, type Review, type ReviewedItem } from "../../review.ts";
import { useAspectWords } from "./aspect-words.ts";
import styles from "./review-body.module.css";
import { ReviewPhotos } from "./review-photos.tsx";

const ITEM_GLYPHS = { shop: ShopGlyph, product: LeafGlyph, brand: BrandGlyph } as const;

type ReviewBodyProps = {
  review: Review;
  /** What it is about, where that is not the page it stands on: then its author is. */
  about?: ReviewedItem;
  pictureBase: string;
  /** ISO 8601, from the loader. */
  now: string;
};

/** What somebody said, and who they are. */
export function ReviewBody({ review, about, pictureBase, now }: ReviewBodyProps) {
  const { text, locale, photos, reply } = review;
  return (
    <div className={styles.body}>
      <ReviewHead review={review} about={about} now={now} />
      {text && (
        <p lang={languageTag(locale)} className={styles.text}>
          {text}
        </p>
      )}
      <ReviewFacts review={review} />
      {photos.length > 0 && <ReviewPhotos review={review} pictureBase={pictureBase} />}
      {reply && <ReviewReply review={review} reply={reply} now={now} />}
    </div>
  );
}

type ReviewHeadProps = { review: Review; about: ReviewedItem | undefined; now: string };

function ReviewHead({ review, about, now }: ReviewHeadProps) {
  const { t, i18n } = useLingui();
  const { author, overall, isSample, locale, text } = review;
  const isByFriend = review.isByFriend && !about;
  const value = ratingText(i18n.locale, overall);
  const isForeign = text !== "" && languageTag(locale) !== i18n.locale;
  return (
    <div className={styles.head}>
      {about ? (
        <Icon glyph={ITEM_GLYPHS[review.target.type]} />
      ) : author ? (
        <Portrait src={author.thumbnail} size={3} />
      ) : (
        <span aria-hidden="true" className={styles.nobody} />
      )}
      <div className={styles.who}>
        <h3 className={styles.name}>
          {about ? (
            <Link to={about.path} look="quiet">
              {about.name}
            </Link>
          ) : author ? (
            <>
              <Link to={`/user/${author.url}`} look="quiet">
                {author.name}
              </Link>
              <Rank level={author.rank} />
            </>
          ) : (
            <Trans id="review.author-left">Somebody who has left</Trans>
          )}
        </h3>
        <ReviewWhen review={review} now={now} />
        {(isSample || isByFriend || isForeign) && (
          <p className={styles.marks}>
            {isSample && (
              <Badge tone="saffron">
                <Trans id="review.sample">Sample, not a real review</Trans>
              </Badge>
            )}
            {isByFriend && (
              <Badge tone="canal">
                <Trans id="review.friend">Your friend</Trans>
              </Badge>
            )}
            {isForeign && (
              <Badge>
                <span lang={languageTag(locale)}>{LANGUAGE_NAMES[locale]}</span>
              </Badge>
            )}
          </p>
        )}
      </div>
      <Rating
        value={overall}
        valueText={value}
        label={t({ id: "review.stars", message: `${value} out of 5 stars` })}
      />
    </div>
  );
}

function Rank({ level }: { level: number }) {
  return (
    <>
      <span aria-hidden="true"> {RANK_EMOJIS[level - 1]}</span>
      <VisuallyHidden>
        , <Trans id="review.rank">rank {level} of 5</Trans>
      </VisuallyHidden>
    </>
  );
}

/** When it was written and what for, in one line. */
function ReviewWhen({ review, now }: { review: Review; now: string }) {
  const { t, i18n } = useLingui();
  const { writtenAt, editedAt, visited, isLocal, target } = review;
  const ago = (at: string) => timeAgo(i18n.locale, Date.parse(at), Date.parse(now));
  const month = monthOfVisit(review);
  const visit = month === undefined ? undefined : dayText(i18n.locale, "month", month);
  const edited = editedAt === null ? undefined : ago(editedAt);
  const isShop = target.type === "shop";
  return (
    <p className={styles.when}>
      <time dateTime={timeAttribute(writtenAt)}>{ago(writtenAt)}</time>
      {visit !== undefined &&
        (isShop ? (
          <> · {t({ id: "review.visit", message: `visit: ${visit}` })}</>
        ) : (
          <> · {t({ id: "review.tried", message: `tried: ${visit}` })}</>
        ))}
      {visited === "earlier" &&
        (isShop ? (
          <> · {t({ id: "review.visit-earlier", message: "visit: longer ago" })}</>
        ) : (
          <> · {t({ id: "review.tried-earlier", message: "tried: longer ago" })}</>
        ))}
      {isLocal === true && <> · {t({ id: "review.local", message: "lives nearby" })}</>}
      {isLocal === false && <> · {t({ id: "review.visitor", message: "was visiting" })}</>}
      {edited !== undefined && <> · {t({ id: "review.edited", message: `changed ${edited}` })}</>}
    </p>
  );
}

/** An instant of the month in which they were there; undefined where it was not said, or is longer ago. */
function monthOfVisit({ visited, writtenAt }: Review): string | undefined {
  if (visited === "thisMonth") return writtenAt;
  if (visited !== "lastMonth") return undefined;
  const written = new Date(writtenAt);
  // The middle of a month, so that no calendar of another zone has another one.
  return new Date(Date.UTC(written.getUTCFullYear(), written.getUTCMonth() - 1, 15)).toISOString();
}

function ReviewFacts({ review }: { review: Review }) {
  const aspectWords = useAspectWords();
  const effectWords = useEffectWords();
  const flavourWords = useFlavourWords();
  const { aspects, effects, flavours, boughtAt, target } = review;
  const given = ASPECTS_OF[target.type].filter((aspect) => aspects[aspect] !== undefined);
  const felt = [...effects.map((one) => effectWords[one]), ...flavours.map((one) => flavourWords[one])];
  const name = boughtAt?.name;
  if (given.length === 0 && felt.length === 0 && !boughtAt) return null;
  return (
    <div className={styles.facts}>
      {given.length > 0 && (
        <p>
          {given.map((aspect, place) => (
            <span key={aspect}>
              {place > 0 && " · "}
              {aspectWords[aspect]} <strong>{aspects[aspect]}</strong>
            </span>
          ))}
        </p>
      )}
      {felt.length > 0 && <p>{felt.join(" · ")}</p>}
      {boughtAt && (
        <p>
          <Trans id="review.bought-at">
            Bought at <Link to={`/coffeeshop/${boughtAt.slug}`}>{name}</Link>
          </Trans>
        </p>
      )}
    </div>
  );
}

type ReviewReplyProps = { review: Review; reply: NonNullable<Review["reply"]>; now: string };

function ReviewReply({ review: { target }, reply: { text, at }, now }: ReviewReplyProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.reply}>
      <p className={styles.replier}>
        {target.type === "shop" ? (
          <Trans id="review.reply-of-shop">The shop’s answer</Trans>
        ) : (
          <Trans id="review.reply-of-brand">The brand’s answer</Trans>
        )}
        {" · "}
        <time dateTime={timeAttribute(at)}>{timeAgo(i18n.locale, Date.parse(at), Date.parse(now))}</time>
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
