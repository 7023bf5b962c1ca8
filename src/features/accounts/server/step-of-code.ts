import { verifySync } from "otplib";

/** RFC 6238: a code is of one half minute. Clocks may differ by one of them, each way. */
const STEP_SECONDS = 30;

/** The half minute, counted from 1970, whose code of this secret it is; undefined when it is of none near now. */
export function stepOfCode({
  secret,
  code,
  now,
}: {
  secret: string;
  code: string;
  now: Date;
}): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : undefined;
}
