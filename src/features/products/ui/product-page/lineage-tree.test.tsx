import { cleanup, render, screen, within } from "@testing-library/react";
import { I18nProvider } from "@lingui/react";
import { setupI18n } from "@lingui/core";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { LineageTree } from "./lineage-tree.tsx";

afterEach(cleanup);

const ancestor = (name: string, parents: ReturnType<typeof relative>[] = []) => ({
  ...relative(name),
  parents,
});

function relative(name: string): { name: string; productSlug: string | null; parents: never[] } {
  return { name, productSlug: name === "Lost Landrace" ? null : name.toLowerCase(), parents: [] };
}

function draw(lineage: Parameters<typeof LineageTree>[0]["lineage"]) {
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <MemoryRouter>
        <LineageTree name="Haze" lineage={lineage} />
      </MemoryRouter>
    </I18nProvider>,
  );
}

it("grandparents stand in the list of their child, and a parent without a page is no link", () => {
  draw({
    parents: [ancestor("Fog", [relative("Mist")]), ancestor("Lost Landrace")],
    children: [],
    childCount: 0,
  });
  const fog = screen.getByRole("link", { name: "Fog" }).closest("li") as HTMLElement;
  expect(within(fog).getByRole("link", { name: "Mist" }).getAttribute("href")).toBe("/weed/mist");
  expect(screen.getByText("Lost Landrace").tagName).toBe("SPAN");
});

it("children that are too many to name are counted", () => {
  draw({ parents: [], children: [{ name: "Kid", productSlug: "kid" }], childCount: 41 });
  expect(screen.getByText("and 40 more")).toBeTruthy();
});

it("a strain without a known family draws nothing", () => {
  draw({ parents: [], children: [], childCount: 0 });
  expect(document.body.textContent).toBe("");
});
