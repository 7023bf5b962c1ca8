/** Somebody as lists show them. */
export interface Person {
  id: number;
  /** The slug of the page `/user/{url}`. */
  url: string;
  name: string;
  /** The address of the picture. */
  thumbnail: string;
}

/** The same in an answer of the API (contract.md, "User"). */
export interface PersonAnswer extends Omit<Person, "id"> {
  _id: string;
}

export function personAnswer({ id, url, name, thumbnail }: Person): PersonAnswer {
  return { _id: String(id), url, name, thumbnail };
}
