import { useLingui } from "@lingui/react/macro";
import { dayText, ratingText } from "#platform/i18n/format.ts";
import { languageTag } from "#platform/i18n/locales.ts";
import {
  BellGlyph,
  BrandGlyph,
  DealGlyph,
  HomeGlyph,
  JobGlyph,
  LeafGlyph,
  MailGlyph,
  ShopGlyph,
  StarGlyph,
  WeedGlyph as ProductGlyph,
} from "#ui/icon/glyphs.ts";
import type { Notice } from "../notice-board.ts";
import { EXCERPT_LETTERS } from "../notification.ts";
import { useChangeNoticeWords } from "./use-change-notice-words.ts";
import type { NoticeWords } from "./notice-words.ts";
import { TARGET_WORDS } from "./target-words.ts";
import { useDecidedWords } from "./use-decided-words.ts";

/** What a notice says (specification section 2). */
export function useNoticeWords(): (notice: Notice) => NoticeWords {
  const { t, i18n } = useLingui();
  const decidedWords = useDecidedWords();
  const changeWords = useChangeNoticeWords();

  /** How many stars, and how it begins. */
  function reviewWords({ review }: Notice): Pick<NoticeWords, "text" | "quote"> {
    if (!review) return { text: t({ id: "notices.new-review-answer", message: "Read it and answer" }) };
    const stars = ratingText(i18n.locale, review.overall);
    const begins = review.text.length < EXCERPT_LETTERS ? review.text : `${review.text.trimEnd()}…`;
    return {
      text: t({ id: "notices.review-stars", message: `${stars} of 5 stars` }),
      ...(begins && { quote: { text: begins, lang: languageTag(review.locale) } }),
    };
  }

  return (notice) => {
    const name = notice.user?.name;
    const item = notice.itemName;
    switch (notice.type) {
      case "friendRequest":
        return {
          title: t({ id: "notices.friend-request", message: `${name} wants to be friends` }),
          glyph: BellGlyph,
        };
      case "friendAccepted":
        return {
          title: t({ id: "notices.friend-accepted", message: `${name} accepted your friend request` }),
          glyph: BellGlyph,
        };
      case "requestAccepted":
        return {
          title: t({ id: "notices.request-accepted", message: `You and ${name} are now friends` }),
          glyph: BellGlyph,
        };
      case "requestDeclined":
        return {
          title: t({ id: "notices.request-declined", message: `You declined ${name}’s friend request` }),
          glyph: BellGlyph,
        };
      case "newReview":
        return {
          title: t({ id: "notices.new-review", message: `Somebody reviewed ${item}` }),
          ...reviewWords(notice),
          glyph: StarGlyph,
        };
      case "friendReview":
        return {
          title: t({ id: "notices.friend-review", message: `${name} reviewed ${item}` }),
          glyph: StarGlyph,
        };
      case "reviewApproved":
        return {
          title: t({ id: "notices.review-approved", message: `Your review of ${item} is on the page` }),
          glyph: StarGlyph,
          mark: "taken",
        };
      case "ownerReply":
        return {
          title: t({ id: "notices.owner-reply", message: `${item} answered your review` }),
          glyph: StarGlyph,
        };
      case "reportNotice":
      case "reportDecided":
      case "appealDecided":
        return decidedWords(notice);
      case "changeDecided":
        return changeWords(notice);
      case "claimDecided":
        if (notice.reason === "waitedTooLong")
          return {
            title: t({ id: "notices.claim-waited", message: `Nobody decided about your claim of ${item}` }),
            text: t({
              id: "notices.claim-waited-text",
              message: "It was closed after ninety days. You can ask again",
            }),
            glyph: glyphOf(notice),
          };
        return notice.outcome === "approved"
          ? {
              title: t({ id: "notices.claim-approved", message: `You speak for ${item} now` }),
              text:
                notice.itemKind === "brand"
                  ? t({
                      id: "notices.claim-approved-text-brand",
                      message: "Look after its facts, deals and jobs",
                    })
                  : t({
                      id: "notices.claim-approved-text",
                      message: "Look after its hours, menu and photos",
                    }),
              glyph: glyphOf(notice),
              mark: "taken",
            }
          : {
              title: t({ id: "notices.claim-rejected", message: `Your claim of ${item} was turned down` }),
              text: t({ id: "notices.claim-rejected-text", message: "See why, and what you can do" }),
              glyph: glyphOf(notice),
            };
      case "colleagueJoined":
        return {
          title: t({ id: "notices.colleague-joined", message: `${name} looks after ${item} with you now` }),
          text: t({ id: "notices.colleague-joined-text", message: "You can end that at any time" }),
          glyph: glyphOf(notice),
          mark: "taken",
        };
      case "colleagueEnded":
        return {
          title: t({ id: "notices.colleague-ended", message: `You no longer look after ${item}` }),
          // Whoever is no longer there, or was blocked, is not named.
          text:
            name === undefined
              ? t({
                  id: "notices.colleague-ended-unnamed",
                  message: "If that can’t be right, write to us",
                })
              : t({
                  id: "notices.colleague-ended-text",
                  message: `${name} ended it. If that can’t be right, write to us`,
                }),
          glyph: glyphOf(notice),
        };
      case "dealDecided":
        return notice.outcome === "approved"
          ? {
              title: t({ id: "notices.deal-approved", message: `A deal of ${item} was approved` }),
              text: t({ id: "notices.deal-approved-text", message: "It runs from the start you chose" }),
              glyph: DealGlyph,
              mark: "taken",
            }
          : {
              title: t({ id: "notices.deal-refused", message: `A deal of ${item} was refused` }),
              text: t({ id: "notices.deal-refused-text", message: "See why, and change it" }),
              glyph: DealGlyph,
            };
      case "jobDecided":
        return {
          title: `${i18n._(TARGET_WORDS.job)} · ${item}`,
          text: t({ id: "notices.deal-refused-text", message: "See why, and change it" }),
          glyph: JobGlyph,
        };
      case "ticketReply":
        return {
          title: t({ id: "notices.ticket-reply", message: "We answered your message" }),
          // Without a role there is no page of it, and it leads to where one writes again.
          text:
            notice.redirect === "/contact"
              ? t({ id: "notices.ticket-reply-by-mail", message: "The answer is in your mailbox" })
              : t({ id: "notices.ticket-reply-text", message: "Read it and write back" }),
          glyph: MailGlyph,
        };
      case "priceAlert":
        return {
          title: t({ id: "notices.price", message: `${item} costs less at a shop you saved` }),
          ...(notice.shopName !== undefined && { text: notice.shopName }),
          glyph: ProductGlyph,
        };
      case "backInStock":
        return {
          title: notice.isAskedFor
            ? t({ id: "notices.asked-for", message: `${item} is on a menu near where you asked` })
            : t({ id: "notices.back-in-stock", message: `${item} is back at a shop you saved` }),
          ...(notice.shopName !== undefined && { text: notice.shopName }),
          glyph: ProductGlyph,
        };
      case "jobExpiring": {
        const day = dayText(i18n.locale, "date", notice.endsAt ?? "");
        return {
          title: t({ id: "notices.job-expiring", message: `A job at ${item} closes on ${day}` }),
          text: t({ id: "notices.job-expiring-text", message: "After that nobody sees it any more" }),
          glyph: JobGlyph,
        };
      }
      case "menuUpdate":
        return {
          title: notice.title,
          text: t({ id: "notices.menu", message: "The menu has changed" }),
          glyph: ShopGlyph,
        };
      case "respUse":
        return {
          title: t({ id: "notices.responsible", message: "Take it easy" }),
          text: t({
            id: "notices.responsible-text",
            message: "What helps to keep things pleasant, and where to find help",
          }),
          glyph: LeafGlyph,
        };
      case "getApp":
        return {
          title: t({ id: "notices.app", message: "Get the app" }),
          text: t({ id: "notices.app-text", message: "Put this site on your home screen in half a minute" }),
          glyph: HomeGlyph,
        };
      default:
        return { title: notice.title, text: notice.description, glyph: BellGlyph };
    }
  };
}

/** Of what somebody speaks for. */
const glyphOf = ({ itemKind }: Notice) => (itemKind === "brand" ? BrandGlyph : ShopGlyph);
