/** Where the picture of the site is, in each language; without a version, for every page names it. */
export const SITE_PICTURE_PATH = "/share/site/home.png";
