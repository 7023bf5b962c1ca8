import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { ButtonLink } from "./button-link.tsx";
import { ExternalLink } from "./external-link.tsx";

afterEach(cleanup);

describe("a link to another site", () => {
  it("tells it nothing about this one", () => {
    render(<ExternalLink href="https://example.org">Site</ExternalLink>);
    const link = screen.getByRole("link", { name: "Site" });
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
    expect(link.hasAttribute("target")).toBe(false);
  });

  it("that opens a new tab says so", () => {
    render(
      <ExternalLink href="https://example.org" newTabLabel="opens in a new tab">
        Site
      </ExternalLink>,
    );
    expect(screen.getByRole("link", { name: "Site (opens in a new tab)" }).getAttribute("target")).toBe(
      "_blank",
    );
  });

  it("that a visitor typed is no recommendation of ours", () => {
    render(
      <ExternalLink href="https://example.org" isFromVisitor>
        Site
      </ExternalLink>,
    );
    expect(screen.getByRole("link").getAttribute("rel")).toContain("nofollow ugc");
  });
});

it("a link that looks like a button stays a link", () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/map">Map</ButtonLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: "Map" }).getAttribute("href")).toBe("/map");
});
