// @vitest-environment node
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider, useHref } from "react-router";
import { describe, expect, it } from "vitest";
import { PageForm } from "./page-form.tsx";
import { LinkPrefix } from "./static-link.tsx";
import { useAddress } from "./use-address.ts";

function drawn(element: ReactNode, prefix: string, isSent: boolean): string {
  const options = { basename: prefix || "/", initialEntries: [`${prefix}/coffeeshops`] };
  const router = createMemoryRouter([{ path: "*", element }], options);
  return renderToStaticMarkup(
    <LinkPrefix value={isSent ? prefix : undefined}>
      <RouterProvider router={router} />
    </LinkPrefix>,
  );
}

/** The parts of the only element, in any order. */
const partsOf = (html: string) => html.match(/[\w-]+="[^"]*"|^<\w+|>.*$/g)?.toSorted() ?? [];

describe.each(["", "/de"])("under %j", (prefix) => {
  it.each(["/", "/coffeeshops", "/weed?sort=price"])("a form that asks %s is the router's", (action) => {
    const form = (
      <PageForm action={action} role="search" aria-label="Shops" className="bar" preventScrollReset>
        <input name="q" />
      </PageForm>
    );
    const sent = partsOf(drawn(form, prefix, true));
    expect(sent).toEqual(partsOf(drawn(form, prefix, false)));
    expect(sent).toContain('method="get"');
  });

  it.each(["/", "/map", "/manifest.webmanifest", "/coffeeshop/barraka#can-i-get-in", "/?q=haze"])(
    "the address of %s is the router's, sent or not",
    (path) => {
      const Ours = () => useAddress(path);
      const Routers = () => useHref(path);
      const expected = drawn(<Routers />, prefix, false);
      expect(drawn(<Ours />, prefix, true)).toBe(expected);
      expect(drawn(<Ours />, prefix, false)).toBe(expected);
    },
  );
});
