import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useJustSaved, useLeadToSaved } from "./just-saved.ts";

afterEach(cleanup);

function NewThing() {
  const leadToSaved = useLeadToSaved();
  return <button onClick={() => leadToSaved("/thing?id=7")}>Save</button>;
}

function Thing() {
  const savedAt = useJustSaved();
  return (
    <>
      <h1>Thing</h1>
      <p role="status">{savedAt && "Saved"}</p>
    </>
  );
}

test("the page of a thing that was new says that it is saved, with the focus at its title, and only once", async () => {
  const router = createMemoryRouter(
    [
      { path: "/", element: <p>The list</p> },
      { path: "/new", element: <NewThing /> },
      { path: "/thing", element: <Thing /> },
    ],
    { initialEntries: ["/", "/new"], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  const button = screen.getByRole("button");
  button.focus();
  await act(async () => fireEvent.click(button));
  expect(router.state.location.search).toBe("?id=7");
  expect((await screen.findByText("Saved")).getAttribute("role")).toBe("status");
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  await act(() => router.navigate(-1));
  screen.getByText("The list");
  await act(() => router.navigate(1));
  expect(screen.getByRole("status").textContent).toBe("");
  expect(document.activeElement).toBe(document.body);
});
