import { createContext, use } from "react";

/** The nonce of this answer's content security policy; filled on the server only, because a browser hides it from scripts. */
export const NonceContext = createContext("");

export function useNonce(): string {
  return use(NonceContext);
}
