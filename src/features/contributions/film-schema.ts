import * as v from "valibot";
import { filmOfAddress, videoPageAddress } from "#features/shops/promo-video.ts";
import { plainLineSchema } from "#platform/text/plain-text-schema.ts";
import { NO_FILM } from "./call-refusals.ts";

/** The film of a shop, by the address that one copies. */
export const filmSchema = v.nullable(
  v.pipe(
    plainLineSchema({ most: 200 }),
    v.transform((address) => {
      const film = filmOfAddress(address);
      return film ? videoPageAddress(film) : address;
    }),
    v.check((address) => filmOfAddress(address) !== null, NO_FILM.msg),
    v.description("The address of the page of a film at YouTube or Vimeo"),
  ),
);
