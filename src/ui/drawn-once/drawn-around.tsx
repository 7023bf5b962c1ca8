import { type ComponentType, createElement, type HTMLAttributes } from "react";
import { SentAgain, useDrawnBefore } from "./drawn-once.tsx";

/** Where the text will be: a letter that stands for nothing (Unicode, private use), and in no address. */
const PLACE = "\uE000";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  '"': "&quot;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};

type DrawnAroundProps<Props extends { text: string }> = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as?: "div" | "nav";
  of: ComponentType<Props>;
  /** What the part is given beside the text. */
  given: Omit<Props, "text">;
  /** Stands in attributes of the part as it is, such as the path of the page behind the prefix of each language. */
  text: string;
};

/** As `DrawnOnce`, for a part that is the same on every page of a language but for one text. */
export function DrawnAround<Props extends { text: string }>({
  as: Element = "div",
  of: part,
  given,
  text,
  ...rest
}: DrawnAroundProps<Props>) {
  const props = (placed: string) => ({ ...given, text: placed }) as Props;
  const markup = useDrawnBefore(part, props(PLACE))?.replaceAll(PLACE, () => escapeText(text));
  return (
    <SentAgain {...rest} as={Element} markup={markup}>
      {createElement(part, props(text))}
    </SentAgain>
  );
}

/** As React does it. */
function escapeText(text: string): string {
  return text.replaceAll(/["'&<>]/g, (letter) => ESCAPES[letter] as string);
}
