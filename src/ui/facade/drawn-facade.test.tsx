import { brotliCompressSync } from "node:zlib";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { drawing } from "./drawing.ts";
import { facadePlan } from "./facade-plan.ts";
import { DrawnFacade } from "./drawn-facade.tsx";

afterEach(cleanup);

describe("DrawnFacade", () => {
  it("is a picture with the name it is given", () => {
    render(<DrawnFacade seed="1" name="Façade of Cheers" />);
    expect(screen.getByRole("img", { name: "Façade of Cheers" })).toBeTruthy();
  });

  it("is hidden from a screen reader without a name", () => {
    const { container } = render(<DrawnFacade seed="1" />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  it("draws the plan of its seed, in the colours that were drawn with it", () => {
    const plan = facadePlan("1");
    const { container } = render(<DrawnFacade seed="1" className="wide" />);
    const paths = [...container.querySelectorAll("path")];
    expect(paths.map((path) => [path.getAttribute("class"), path.getAttribute("d")])).toEqual(
      drawing(plan).map(([role, path]) => [role, path]),
    );
    const names = container.querySelector("svg")!.getAttribute("class")!.split(" ");
    expect(names).toEqual(expect.arrayContaining([plan.wall, plan.paint, plan.hour, plan.season, "wide"]));
  });

  it("obeys a content policy without inline styles, and has no ids to clash when forty are on a page", () => {
    expect(renderToStaticMarkup(<DrawnFacade seed="osm2021-31fe16703a" />)).not.toMatch(/ (?:style|id)=/);
  });

  it("leaves room for words: two dozen take about half of a page's twelve kilobytes", () => {
    const page = Array.from({ length: 24 }, (_, index) =>
      renderToStaticMarkup(<DrawnFacade seed={String(index)} />),
    );
    expect(brotliCompressSync(page.join("")).length).toBeLessThan(6500);
    expect(Math.max(...page.map((facade) => facade.length))).toBeLessThan(4500);
  });
});
