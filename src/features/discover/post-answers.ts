import { cityAnswer } from "#features/news/news.ts";
import type { PostCard } from "./post.ts";

/** A post in an answer: `url` is the bare slug. */
export function postAnswer({ id, slug, author, cities, cover, ...post }: PostCard) {
  return {
    _id: String(id),
    url: slug,
    ...post,
    author:
      author.kind === "editorial"
        ? { kind: author.kind, url: null, name: null }
        : { kind: author.kind, url: author.slug, name: author.name },
    cities: cities.map(cityAnswer),
    cover: cover && { key: cover.key, width: cover.width, height: cover.height, alt: cover.alt },
  };
}

export type PostAnswer = ReturnType<typeof postAnswer>;

/** Back to the shape of pages. */
export function cardOfAnswer({ _id, url, author, cities, ...post }: PostAnswer): PostCard {
  return {
    ...post,
    id: Number(_id),
    slug: url,
    author:
      author.kind === "editorial"
        ? { kind: author.kind }
        : { kind: author.kind, slug: author.url ?? "", name: author.name ?? "" },
    cities: cities.map((city) => ({ slug: city.url, name: city.name })),
  };
}
