import { sendCall } from "#platform/http-client.ts";

/**
 * Joins names on menus to a product, or says that they are none (null).
 * @throws CallFailed
 */
export async function joinSpellings(form: {
  spellings: readonly string[];
  isSample: boolean;
  product: { _id: string } | null;
}): Promise<void> {
  await sendCall("PATCH", "dashboard/spellings", form);
}

/**
 * Takes back what was said of names on menus: their lines wait again.
 * @throws CallFailed
 */
export async function forgetSpellings(form: {
  spellings: readonly string[];
  isSample: boolean;
}): Promise<void> {
  await sendCall("DELETE", "dashboard/spellings", form);
}
