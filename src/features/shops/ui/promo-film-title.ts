/** Names the part of the page with the film; the heading it points to is drawn elsewhere. */
export const PROMO_FILM_TITLE = "film-title";
