import { useLingui } from "@lingui/react/macro";
import type { CountName } from "../double.ts";

/** What stands with a thing, in words. */
export function useCountWords(): Record<CountName, string> {
  const { t } = useLingui();
  return {
    products: t({ id: "doubles.products", message: "Products" }),
    strains: t({ id: "doubles.strains", message: "Strains" }),
    menuLines: t({ id: "doubles.menu-lines", message: "On menus" }),
    deals: t({ id: "doubles.deals", message: "Deals" }),
    jobs: t({ id: "doubles.jobs", message: "Jobs" }),
    posts: t({ id: "doubles.posts", message: "Posts" }),
    reviews: t({ id: "doubles.reviews", message: "Reviews" }),
    likes: t({ id: "doubles.likes", message: "Likes" }),
    follows: t({ id: "doubles.follows", message: "Followers" }),
    photos: t({ id: "doubles.photos", message: "Photos" }),
    watches: t({ id: "doubles.watches", message: "People who wait for it" }),
    names: t({ id: "doubles.names", message: "Names" }),
    spellings: t({ id: "doubles.spellings", message: "Spellings on menus" }),
    offspring: t({ id: "doubles.offspring", message: "Strains bred from it" }),
    boughtHere: t({ id: "doubles.bought-here", message: "Reviews of what was bought there" }),
    menuPictures: t({ id: "doubles.menu-pictures", message: "Photos of its menu" }),
    videos: t({ id: "doubles.videos", message: "Videos" }),
    licences: t({ id: "doubles.licences", message: "Licences" }),
    rules: t({ id: "doubles.rules", message: "Rules for its menu" }),
    suggestions: t({ id: "doubles.suggestions", message: "Suggestions" }),
    tickets: t({ id: "doubles.tickets", message: "Letters to us" }),
    notices: t({ id: "doubles.notices", message: "Notifications" }),
    askedDays: t({ id: "doubles.asked-days", message: "Days on which it was asked for" }),
    visitDays: t({ id: "doubles.visit-days", message: "Visits, counted by day" }),
    people: t({ id: "doubles.people-count", message: "People who speak for it" }),
    earlier: t({ id: "doubles.earlier", message: "Merged into it earlier" }),
  };
}
