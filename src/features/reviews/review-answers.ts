import { personAnswer } from "#features/accounts/person.ts";
import { pictureAddresses } from "#features/media/picture-address.ts";
import type { Review, ReviewList } from "./review.ts";

/** A review in an answer of the API (contract.md, "Names and shapes"). */
export function reviewAnswer(review: Review) {
  const { id, target, author, isSample, boughtAt, photos, ...told } = review;
  return {
    _id: String(id),
    targetType: target.type,
    targetId: String(target.id),
    ...told,
    aspects: { ...told.aspects },
    effects: [...told.effects],
    flavours: [...told.flavours],
    boughtAt: boughtAt && { _id: String(boughtAt.id), url: boughtAt.slug, name: boughtAt.name },
    photos: photos.map(({ id: pictureId, ...photo }) => ({
      _id: String(pictureId),
      ...photo,
      url: pictureAddresses(photo, "").src,
    })),
    user: author && { ...personAnswer(author), rank: author.rank },
    ...(isSample && { isSample }),
  };
}

export function reviewPageAnswer({ items, total, page, mine, summary, honest, languages }: ReviewList) {
  return {
    items: items.map(reviewAnswer),
    total,
    page,
    mine: mine && reviewAnswer(mine),
    ...summary,
    honest,
    languages,
  };
}
