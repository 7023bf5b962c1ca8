declare module "unicode-confusables" {
  /** Replaces look-alikes by the letter they look like. */
  export function rectifyConfusion(text: string): string;
}
