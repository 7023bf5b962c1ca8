/** Of the lists that only fill once shops and brands join in, whether each holds something real. */
export interface Rooms {
  deals: boolean;
  jobs: boolean;
  discover: boolean;
}

/** When it could not be read, nothing is hidden. */
export const ALL_ROOMS: Rooms = { deals: true, jobs: true, discover: true };
