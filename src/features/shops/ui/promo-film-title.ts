/** Names the part of the page with the film; the heading it refers to is rendered elsewhere. */
export const PROMO_FILM_TITLE = "film-title";
