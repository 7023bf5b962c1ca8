import { useLingui } from "@lingui/react/macro";
import { MOST_INVITATIONS_A_DAY } from "../../colleague.ts";

/** Why another letter does not go today. */
export function useTooOftenWords(): string {
  const { t } = useLingui();
  const { item, address } = MOST_INVITATIONS_A_DAY;
  return t({
    id: "colleagues.too-often",
    message: `That’s enough emails for today: at most ${address} go to one address, and ${item} from one page. Try again tomorrow.`,
  });
}
