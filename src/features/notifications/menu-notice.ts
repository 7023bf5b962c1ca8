/** The menu of a shop that somebody follows has changed. Nothing is stored for each of them: shop and day say which it is. */
interface MenuNotice {
  shopId: number;
  changedAt: Date;
}

/** For how long a change is news. */
export const MENU_NOTICE_DAYS = 14;

/** For one person in a day, alerts among them; and one a shop (product.md section 14). */
export const MOST_MENU_NOTICES_A_DAY = 3;

/** `menu-{shopId}-{yyyymmdd}`, of the day in UTC. */
export function menuNoticeId({ shopId, changedAt }: MenuNotice): string {
  return `menu-${shopId}-${changedAt.toISOString().slice(0, 10).replaceAll("-", "")}`;
}

export function isMenuNoticeId(id: string): boolean {
  return /^menu-[1-9]\d{0,15}-\d{8}$/.test(id);
}
