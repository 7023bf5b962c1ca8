import { useLingui } from "@lingui/react/macro";
import { LISTED_ALREADY, TOLD_ALREADY } from "../../call-refusals.ts";

/** What is said of a shop that is missing and cannot be sent so, by field or by reason. */
export function useNewShopMistakes(): Record<string, string> {
  const { t } = useLingui();
  return {
    [LISTED_ALREADY.msg]: t({ id: "suggest.listed", message: "We have that one already." }),
    [TOLD_ALREADY.msg]: t({
      id: "suggest.told-already",
      message: "You’ve already told us. Somebody will look at it, and you’ll hear from us.",
    }),
    "changes.name": t({ id: "suggest.name.wrong", message: "Enter the name on the door." }),
    "changes.street": t({ id: "suggest.street.wrong", message: "Enter the street." }),
    "changes.houseNumber": t({ id: "suggest.number.wrong", message: "Enter a number such as 12 A." }),
    "changes.postcode": t({ id: "suggest.postcode.wrong", message: "Enter a postcode such as 1012 AB." }),
    "changes.city": t({ id: "suggest.city.wrong", message: "Choose a town from those offered as you type." }),
    "changes.phone": t({ id: "suggest.phone.wrong", message: "Enter a number such as 020 123 4567." }),
    "changes.website": t({ id: "suggest.website.wrong", message: "Enter an address such as example.nl." }),
  };
}
