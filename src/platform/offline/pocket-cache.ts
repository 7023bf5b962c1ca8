/** The name of the cache of packs. Not one of the worker’s: it stays over its updates, until somebody removes a city. */
export const POCKET = "pocket";
