import { sendCall } from "#platform/http-client.ts";
import type { SecondFactorProof } from "./second-factor.ts";

// Apart from `calls.ts`, whose code is on every page.

/** What an app needs to make codes. */
export interface BegunSecondFactor {
  /** In base 32. */
  secret: string;
  /** The same as an `otpauth:` address. */
  uri: string;
}

/** Returns a new secret; refused when the last sign-in is not fresh. @throws CallFailed, as all of these do */
export function beginSecondFactor(): Promise<BegunSecondFactor> {
  return sendCall("POST", "secondfactor", { begin: true });
}

/** Turns it on with a first code of the app. Returns the recovery codes, which nobody can be told again. */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const { recoveryCodes } = await sendCall<{ recoveryCodes: string[] }>("POST", "secondfactor", {
    confirm: code,
  });
  return recoveryCodes;
}

export function showSecondFactor(proof: SecondFactorProof): Promise<object> {
  return sendCall("POST", "secondfactor", proof);
}

export function removeSecondFactor(proof: SecondFactorProof): Promise<object> {
  return sendCall("POST", "secondfactor", { remove: true, ...proof });
}
