import { Trans, useLingui } from "@lingui/react/macro";
import { languageTag } from "#platform/i18n/locales.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { LIKED_TYPES, type LikedType } from "../../like.ts";
import type { ShownLike } from "../../shown-like.ts";
import styles from "./person-page.module.css";

/** What somebody likes, by kind, each with its page. */
export function PersonLikes({ likes }: { likes: readonly ShownLike[] }) {
  const { t } = useLingui();
  const kinds: Record<LikedType, string> = {
    shop: t({ id: "person.likes.shops", message: "Shops" }),
    product: t({ id: "person.likes.products", message: "Products" }),
    brand: t({ id: "person.likes.brands", message: "Brands" }),
    deal: t({ id: "person.likes.deals", message: "Deals" }),
    post: t({ id: "person.likes.posts", message: "Posts" }),
  };
  const groups = LIKED_TYPES.map((type) => ({ type, items: likes.filter((item) => item.type === type) }));
  return (
    <Section title={<Trans id="person.likes">Likes</Trans>}>
      <Stack gap={4}>
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ type, items }) => (
            <div key={type}>
              <h3>{kinds[type]}</h3>
              <Stack as="ul" gap={1}>
                {items.map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path} className={styles.like}>
                      <span lang={languageTag(title.locale)}>{title.text}</span>
                    </Link>
                  </li>
                ))}
              </Stack>
            </div>
          ))}
      </Stack>
    </Section>
  );
}
