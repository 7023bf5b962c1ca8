/** Of the heading with the shop's name. */
export const SHOP_NAME = "shop-name";

/** The anchor of links to the menu. */
export const MENU = "menu";

/** Those of notices. */
export const HOURS = "hours";
export const INSIDE = "inside";
