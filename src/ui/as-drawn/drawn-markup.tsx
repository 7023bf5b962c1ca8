/**
 * Tells React that there is HTML inside, which it keeps. One object for ever: another one, even an equal one, would make React
 * wipe the markup out.
 */
export const AS_THE_SERVER_DREW_IT = { __html: "" };

type DrawnMarkupProps = { className?: string };

/** Stands in a browser where the server drew something, and keeps it. Only for hydration: drawn afresh it is empty. */
export function DrawnMarkup({ className }: DrawnMarkupProps) {
  return (
    <div
      className={className}
      data-drawn=""
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- an empty constant, which tells React to keep what is there
      dangerouslySetInnerHTML={AS_THE_SERVER_DREW_IT}
    />
  );
}
