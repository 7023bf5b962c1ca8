import { createContext, useContext } from "react";
import type { PendingAct } from "../pending-act.ts";

/** Asks a visitor to sign in, because what they pressed needs an account; it goes on afterwards. */
export type AskToSignIn = (act: PendingAct) => void;

/** Provided by the frame of all pages. */
export const SignInContext = createContext<AskToSignIn>(() => undefined);

export function useAskToSignIn(): AskToSignIn {
  return useContext(SignInContext);
}
