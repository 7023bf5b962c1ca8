/**
 * Whether visitors can sign in. While they cannot, the texts about accounts say so (`{untilAccountsOpen}` in src/texts), and no
 * page links a sign-in.
 */
export const ARE_ACCOUNTS_OPEN: boolean = false;
