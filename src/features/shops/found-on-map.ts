/** Where the map shows the words that were sent off on it. */
export interface FoundOnMap {
  to: string;
  /** Of a street that several towns have: its name, and where the map shows the others. */
  several?: SeveralOnMap;
}

export interface SeveralOnMap {
  name: string;
  elsewhere: { to: string; place: string }[];
}
