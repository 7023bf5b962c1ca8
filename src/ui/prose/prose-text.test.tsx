import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { Contents } from "./contents.tsx";
import type { ProseBlock } from "./prose-block.ts";
import { ProseText } from "./prose-text.tsx";

afterEach(cleanup);

function show(blocks: ProseBlock[], isFromVisitor = false) {
  return render(
    <MemoryRouter basename="/de" initialEntries={["/de/terms"]}>
      <ProseText blocks={blocks} isFromVisitor={isFromVisitor} />
    </MemoryRouter>,
  ).container;
}

const linkTo = (href: string): ProseBlock => ({
  kind: "paragraph",
  inlines: ["See ", { kind: "link", href, inlines: ["there"] }],
});

describe("a running text", () => {
  it("is headings, lists and words with their meaning", () => {
    const text = show([
      { kind: "heading", level: 2, id: "age", inlines: ["Age"] },
      { kind: "paragraph", inlines: ["Be ", { kind: "strong", inlines: ["18"] }, "."] },
      { kind: "list", isOrdered: true, items: [[{ kind: "paragraph", inlines: ["Ask"] }]] },
    ]);
    expect(screen.getByRole("heading", { level: 2, name: "Age" }).id).toBe("age");
    expect(text.querySelector("strong")?.textContent).toBe("18");
    expect(text.querySelector("ol > li")?.textContent).toBe("Ask");
  });

  it("shows what looks like HTML as the words it is", () => {
    const text = show([{ kind: "paragraph", inlines: ["<img src=x onerror=alert(1)>"] }]);
    expect(text.querySelector("img")).toBeNull();
    expect(text.textContent).toBe("<img src=x onerror=alert(1)>");
  });

  it("leads to pages in the language of the reader", () => {
    show([linkTo("/about#sources")]);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/de/about#sources");
  });

  it("leads to other sites without telling them from where, and recommends none that a visitor named", () => {
    show([linkTo("https://a.example/")]);
    expect(screen.getByRole("link").getAttribute("rel")).toBe("noopener noreferrer");
    cleanup();
    show([linkTo("https://a.example/")], true);
    expect(screen.getByRole("link").getAttribute("rel")).toContain("nofollow");
  });
});

it("the contents are a named list of links to the chapters", () => {
  render(<Contents title="On this page" chapters={[{ id: "age", title: "Age" }]} />);
  expect(screen.getByRole("navigation", { name: "On this page" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Age" }).getAttribute("href")).toBe("#age");
});
