import type { Member } from "#features/accounts/server/members.ts";
import { NotFound } from "#platform/errors/errors.ts";
import { idIn } from "./id-in.ts";

/**
 * A page that has a word for the shop it is about shows nothing of another one in its place.
 * @throws NotFound for a shop that somebody asks for and does not speak for; admins may ask for any
 */
export function refuseForeignShop({ permissions }: Member, search: URLSearchParams, word: string): void {
  if (!search.has(word) || permissions.admin) return;
  if (!permissions.shopAdmin.includes(idIn(search, word))) throw new NotFound("shop");
}
