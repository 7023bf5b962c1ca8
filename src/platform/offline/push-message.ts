/** What arrives on a phone: nobody in between can read it (RFC 8291), and yet it names nobody. */
export interface PushMessage {
  title: string;
  body: string;
  /** A later one with the same tag takes the place of this one. */
  tag: string;
  /** The page that it opens. */
  url: string;
  lang: string;
}
