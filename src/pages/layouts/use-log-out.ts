import { logOut } from "#features/accounts/calls.ts";
import { useAddress } from "#ui/link/use-address.ts";
import { useSite } from "./use-site.ts";

/** Ends the session of this browser and goes home (specification section 4). */
export function useLogOut(): () => void {
  const { cookieDomain } = useSite().site;
  const home = useAddress("/");
  return () => {
    // A new document: nothing of the person stays in it.
    void logOut(cookieDomain).finally(() => location.assign(home));
  };
}
