/** What an account is to somebody who looks: themselves, a friend, somebody they asked, somebody who asked them, nobody, blocked. */
export const RELATIONS = [
  "self",
  "isFriend",
  "friendRequested",
  "requestByFriend",
  "none",
  "blocked",
] as const;

export type Relation = (typeof RELATIONS)[number];
