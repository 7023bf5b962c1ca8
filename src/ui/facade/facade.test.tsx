import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Facade } from "./facade.tsx";

afterEach(cleanup);

it("is a picture with the name it is given", () => {
  render(<Facade seed="1" name="Façade of Cheers" />);
  expect(screen.getByRole("img", { name: "Façade of Cheers" }).getAttribute("src")).toBe(
    "/houses/1-light.svg",
  );
});

it("is hidden from a screen reader without a name", () => {
  render(<Facade seed="1" />);
  expect(screen.queryByRole("img")).toBeNull();
});

it("has a house by night for those who have it dark", () => {
  const { container } = render(<Facade seed="1" />);
  const source = container.querySelector("source[media='(prefers-color-scheme: dark)']");
  expect(source?.getAttribute("srcset")).toBe("/houses/1-dark.svg");
});

it("waits until it is nearly seen, unless the page opens with it", () => {
  const { container, rerender } = render(<Facade seed="1" />);
  expect(container.querySelector("img")?.getAttribute("loading")).toBe("lazy");
  rerender(<Facade seed="1" isOpening />);
  expect(container.querySelector("img")?.getAttribute("loading")).toBeNull();
});
