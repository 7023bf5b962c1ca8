import { type ComponentType, createContext, createElement, type HTMLAttributes, use } from "react";

/** What the server drew before of parts that are the same on every page of a language. A browser has none of it. */
export interface DrawnBefore {
  /** The markup of a part with these props; undefined if it is not there yet, and then the next page has it. */
  markupOf<Props extends object>(part: ComponentType<Props>, props: Props): string | undefined;
}

export const DrawnBefore = createContext<DrawnBefore | undefined>(undefined);

type DrawnOnceProps<Props extends object> = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  as?: "div" | "nav";
  of: ComponentType<Props>;
  /** What the part is given. */
  given: Props;
};

/**
 * An element that holds a part of the frame which is the same on every page of a language: it asks neither for the address
 * nor for an id. The server draws it once and sends it again with every page (decision 20); a browser wakes it up as
 * usual and notices nothing.
 */
export function DrawnOnce<Props extends object>({
  as: Element = "div",
  of: part,
  given,
  ...rest
}: DrawnOnceProps<Props>) {
  const markup = useDrawnBefore(part, given);
  return (
    <SentAgain {...rest} as={Element} markup={markup}>
      {createElement(part, given)}
    </SentAgain>
  );
}

/** What the server drew before of a part with these props, if it did. */
export function useDrawnBefore<Props extends object>(part: ComponentType<Props>, given: Props) {
  return import.meta.env.SSR ? use(DrawnBefore)?.markupOf(part, given) : undefined;
}

type SentAgainProps = HTMLAttributes<HTMLElement> & {
  as: "div" | "nav";
  markup: string | undefined;
};

/** An element with what was drawn before of its content, or with the content where it was not. */
export function SentAgain({ as: Element, markup, children, ...rest }: SentAgainProps) {
  if (markup === undefined) return <Element {...rest}>{children}</Element>;
  // oxlint-disable-next-line react/no-danger -- React itself made it of the same content
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: markup }} />;
}
