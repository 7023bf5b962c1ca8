import type { LetterFooter } from "#platform/mail/letter-layout.ts";

/** What stands below every issue, in its language. */
export interface IssueFooter {
  why: string;
  unsubscribe: string;
}

/** @param href of the way to end all of them */
export function footerOfIssue({ why, unsubscribe }: IssueFooter, href: string): LetterFooter {
  return { why, links: [{ words: unsubscribe, href }] };
}
