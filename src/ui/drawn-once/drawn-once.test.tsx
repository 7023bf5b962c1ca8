import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { DrawnOnce } from "./drawn-once.tsx";

it("a browser wakes it up like any other part", async () => {
  const complaints = vi.spyOn(console, "error");
  const press = vi.fn();
  const Links = ({ name }: { name: string }) => <button onClick={press}>{name}</button>;
  const page = document.createElement("main");
  // As the server sent it, out of what it drew before.
  page.innerHTML = '<nav aria-label="Main"><button>Deals</button></nav>';
  document.body.append(page);
  const drawn = page.querySelector("button");
  await act(async () => {
    hydrateRoot(page, <DrawnOnce as="nav" aria-label="Main" of={Links} given={{ name: "Deals" }} />);
  });
  drawn?.click();
  expect(page.querySelector("button")).toBe(drawn);
  expect(press).toHaveBeenCalledOnce();
  expect(complaints).not.toHaveBeenCalled();
});
