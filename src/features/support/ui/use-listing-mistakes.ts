import { useLingui } from "@lingui/react/macro";
import { LONGEST } from "../ticket.ts";

/** What to say when a field of the form for shops is refused, by its name. */
export function useListingMistakes(): Record<string, string> {
  const { t } = useLingui();
  const most = LONGEST.message;
  const mostOfName = LONGEST.shopName;
  return {
    shopName: t({
      id: "support.shop.wrong",
      message: `Write the name of the shop, in at most ${mostOfName} characters.`,
    }),
    cityName: t({ id: "support.city.wrong", message: "Write the city or village of the shop." }),
    shopPage: t({
      id: "support.shop-page.wrong",
      message: "Write the address of a shop on this site, or leave this empty.",
    }),
    role: t({ id: "support.role.wrong", message: "Choose what you are to the shop." }),
    proof: t({ id: "support.proof.wrong", message: "Choose how you can show that you run it." }),
    website: t({
      id: "support.website.wrong",
      message:
        "Write an address such as https://www.example.org. It is needed when the domain is your proof.",
    }),
    message: t({
      id: "support.message.wrong",
      message: `Write your message, in at most ${most} characters.`,
    }),
  };
}
