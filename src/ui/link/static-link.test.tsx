// @vitest-environment node
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { DelegatedLink } from "./delegated-link.tsx";
import { useLinkPrefix } from "./use-address.ts";
import { Link, type LinkProps } from "./link.tsx";
import { LinkPrefix } from "./static-link.tsx";

const ADDRESSES = [
  "/",
  "/map",
  "/?q=amnesia",
  "/#cities",
  "/weed/white-widow?sort=price#menu",
  "/deals?city=den%20haag",
];

/** The parts of the only element, in any order. */
function partsOf(html: string): string[] {
  return html.match(/[\w-]+="[^"]*"|^<\w+|>.*$/g)?.toSorted() ?? [];
}

function drawn(props: LinkProps, prefix: string, isSent: boolean): string[] {
  return partsOf(
    renderToStaticMarkup(
      <StaticRouter basename={prefix || "/"} location={`${prefix}/coffeeshops`}>
        <LinkPrefix value={isSent ? prefix : undefined}>
          <Link {...props} look="quiet" preventScrollReset aria-current="page" rel="nofollow">
            Further
          </Link>
        </LinkPrefix>
      </StaticRouter>,
    ),
  );
}

describe.each(["", "/de"])("a link that the server sends, under %j,", (prefix) => {
  it.each(ADDRESSES)("to %s is the very element that the router makes in the browser", (to) => {
    expect(drawn({ to }, prefix, true)).toEqual(drawn({ to }, prefix, false));
  });

  it("that is not to be looked up ahead says so like the router's", () => {
    const props = { to: "/map", discover: "none" } as const;
    expect(drawn(props, prefix, true)).toEqual(drawn(props, prefix, false));
  });

  it.each(ADDRESSES)("to %s has the same address where the frame follows it", (to) => {
    const Followed = () => <DelegatedLink to={to} prefix={useLinkPrefix()} />;
    const followed = (isSent: boolean) =>
      renderToStaticMarkup(
        <StaticRouter basename={prefix || "/"} location={`${prefix}/coffeeshops`}>
          <LinkPrefix value={isSent ? prefix : undefined}>
            <Followed />
          </LinkPrefix>
        </StaticRouter>,
      );
    const href = drawn({ to }, prefix, false).find((part) => part.startsWith("href="));
    expect(partsOf(followed(true))).toContain(href);
    expect(followed(false)).toBe(followed(true));
  });
});
