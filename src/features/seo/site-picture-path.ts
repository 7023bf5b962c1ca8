/** The share image of the site, in each language; without a version, because every page refers to it. */
export const SITE_PICTURE_PATH = "/share/site/home.png";
