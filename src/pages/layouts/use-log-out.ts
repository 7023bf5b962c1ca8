import { logOut } from "#features/accounts/calls.ts";
import { forgetOutbox } from "#features/outbox/forget-outbox.ts";
import { useOutbox } from "#features/outbox/ui/use-outbox.ts";
import { useAddress } from "#ui/link/use-address.ts";
import { useSite } from "./use-site.ts";

/** Ends the session of this browser and goes home (specification section 4). Asks first where something was not sent yet. */
export function useLogOut(): () => void {
  const { cookieDomain } = useSite().site;
  const home = useAddress("/");
  const outbox = useOutbox();
  async function leave() {
    if (outbox && !(await outbox.mayLogOut())) return;
    forgetOutbox();
    // A new document: nothing of the person stays in it.
    await logOut(cookieDomain).finally(() => location.assign(home));
  }
  return () => void leave();
}
