import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  answeringByHand,
  draw,
  field,
  focusField,
  found,
  FOUND,
  list,
  options,
  passing,
  said,
  type,
} from "./search-bar.test-support.tsx";

let calls: ReturnType<typeof answeringByHand>;

beforeEach(() => {
  calls = answeringByHand();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("before it is used", () => {
  test("it is a plain form with a closed combobox, and nothing is loaded or asked", () => {
    draw("/coffeeshops?q=ut");
    expect(field().value).toBe("ut");
    expect(field().getAttribute("aria-expanded")).toBe("false");
    expect(list()).toBeNull();
    expect(calls).toEqual([]);
  });

  test("what a list of the dashboard was searched for is not in it", () => {
    draw("/dashboard/products?q=ut");
    expect(field().value).toBe("");
  });

  test("what was typed before the page woke up stays, also when the field was left", () => {
    draw("/", "utr");
    expect(field().value).toBe("utr");
    expect(field().getAttribute("aria-expanded")).toBe("false");
  });

  test("what is typed while the suggestions are on their way stays, in the same field, and is asked for", async () => {
    draw();
    const before = field();
    act(() => before.focus());
    type("utr");
    await vi.dynamicImportSettled();
    await expect.poll(list).toBeTruthy();
    expect(field()).toBe(before);
    expect(document.activeElement).toBe(before);
    expect(before.value).toBe("utr");
    await passing(500);
    expect(calls.map(({ query }) => query.get("search"))).toEqual(["utr"]);
  });
});

describe("with the focus in it", () => {
  test("it offers what is near at once and asks for nothing, not even for what the address brought", async () => {
    draw("/coffeeshops?q=ut");
    await focusField();
    expect(options()).toEqual(["Near me, open now"]);
    expect(screen.getByRole("option").getAttribute("href")).toBe("/map?nearme=true&open=now");
    expect(field().getAttribute("aria-controls")).toBe(list()?.id);
    await passing(5000);
    expect(calls).toEqual([]);
  });

  test.each(["", "@", "  "])("“%s” asks for nothing and takes what was found away", async (text) => {
    draw();
    await focusField();
    await found(calls, "ut");
    expect(options().length).toBeGreaterThan(1);
    type(text);
    await passing(5000);
    expect(calls).toHaveLength(1);
    expect(options()).toEqual(["Near me, open now"]);
  });

  test("suggestions that arrive once the words were sent off do not cover what was found", async () => {
    draw();
    act(() => field().focus());
    fireEvent.submit(field().form as HTMLFormElement);
    await vi.dynamicImportSettled();
    await passing(0);
    expect(list()).toBeNull();
    // Whoever types on is offered some again.
    type("ut");
    await vi.dynamicImportSettled();
    await expect.poll(list).toBeTruthy();
  });

  test("@ asks for members only, and says so before there is a name", async () => {
    draw();
    await focusField();
    type("@");
    expect(said()).toBe("Type a member’s name after the @.");
    type("@um");
    await passing(500);
    expect(calls[0]?.query.getAll("types")).toEqual(["users"]);
  });

  test("five rows stand in until the first answer, and then the last answer until the next", async () => {
    draw();
    await focusField();
    type("u");
    const rows = () => list()?.querySelectorAll('div[aria-hidden="true"] > div').length;
    expect(rows()).toBe(5);
    expect(list()?.getAttribute("aria-busy")).toBe("true");
    await found(calls, "ut");
    expect(rows()).toBe(0);
    type("utr");
    expect(rows()).toBe(0);
    expect(screen.getByRole("group", { name: "Towns" })).toBeTruthy();
  });
});

describe("what was found", () => {
  test("stands in its groups, with its kind, its place and its page; what was typed is marked", async () => {
    draw();
    await focusField();
    await found(calls, "ut");
    const groups = screen.getAllByRole("group");
    expect(groups.map((group) => group.firstChild?.textContent)).toEqual([
      "Towns",
      "Streets, stations and sights",
      "Shops",
      "Brands",
      "Products",
      "Members",
      "Samples",
    ]);
    const addresses = screen.getAllByRole("option").map((option) => option.getAttribute("href"));
    expect(addresses).toEqual([
      // What was typed is meant before the way that is there without a word.
      "/coffeeshops/utrecht",
      "/coffeeshops/utrecht?from=utrecht-centraal",
      "/coffeeshop/utopia",
      "/brand/uth",
      "/weed/utah-haze",
      "/user/uma",
      "/coffeeshop/utopia-2",
      "/map?nearme=true&open=now",
    ]);
    const shops = within(screen.getByRole("group", { name: "Shops" })).getAllByRole("option");
    expect(shops.map((shop) => shop.textContent)).toEqual(["Útopia, ShopBreda"]);
    const samples = within(screen.getByRole("group", { name: "Samples" })).getAllByRole("option");
    expect(samples.map((sample) => sample.textContent)).toEqual(["Utopia, Shop SampleDelft"]);
    expect(options()).toContain("Utrecht Centraal, Starting pointStation · Utrecht");
    expect(shops[0]?.querySelector("mark")?.textContent).toBe("Út");
    expect(said()).toBe("7 suggestions");
  });

  test("is for all kinds, members among them", async () => {
    draw();
    await focusField();
    await found(calls, "ut");
    const kinds = ["cities", "landmarks", "shops", "brands", "products", "users"];
    expect(calls[0]?.query.getAll("types")).toEqual(kinds);
  });

  test("has three landmarks at most beside other finds, and all when there is nothing else", async () => {
    const landmarks = ["a", "b", "c", "d", "e"].map((name) => ({
      _id: name,
      url: `/coffeeshops/gouda?from=ut-${name}`,
      name: `Ut ${name}`,
      kind: "street",
      place: "Gouda",
    }));
    draw();
    await focusField();
    await found(calls, "ut", { cities: FOUND.cities ?? [], landmarks });
    expect(said()).toBe("4 suggestions");
    await found(calls, "uta", { cities: [], landmarks });
    expect(said()).toBe("5 suggestions");
  });

  test("says of a town without a shop where the nearest is", async () => {
    draw();
    await focusField();
    const nearest = { place: "Hoorn", metres: 15_600 };
    await found(calls, "volendam", { cities: [{ _id: "1", url: "volendam", name: "Volendam", nearest }] });
    expect(options()[0]).toBe("Volendam, TownNo coffeeshop · nearest in Hoorn, 16\u00a0km");
  });

  test("has the page or filter that is meant above it, before anything is answered", async () => {
    draw();
    await focusField();
    type("open late");
    await passing(0);
    expect(options()).toEqual(["Coffeeshops open past midnightFilter", "Near me, open now"]);
    await found(calls, "open lat", { cities: [], shops: [] });
    expect(said()).toBe("1 suggestion");
  });

  test("says what the other words make of a place, which leads there", async () => {
    draw();
    await focusField();
    const utrecht = { _id: "1", url: "utrecht", name: "Utrecht", place: "Utrecht" };
    await found(calls, "open late utrecht", {
      cities: [{ ...utrecht, to: "/coffeeshops/utrecht?open=late" }],
      shops: [],
    });
    expect(options()[0]).toBe("Utrecht, TownCoffeeshops open past midnight");
    expect(screen.getAllByRole("option")[0]?.getAttribute("href")).toBe("/coffeeshops/utrecht?open=late");
    await found(calls, "haze utrecht", {
      cities: [{ ...utrecht, to: "/products/utrecht?q=haze", products: "haze" }],
    });
    expect(options()[0]).toBe("Utrecht, TownIs “haze” on a menu there?");
    const to = "/coffeeshops/gouda?from=markt&amenity=terrace";
    await found(calls, "terrace markt", {
      landmarks: [{ _id: "2", url: to, name: "Markt", kind: "square", place: "Gouda" }],
    });
    expect(options().find((one) => one.startsWith("Markt"))).toMatch(/^Markt, Starting pointGouda · /);
  });

  test("leaves out kinds without any", async () => {
    draw();
    await focusField();
    await found(calls, "ut", { cities: FOUND.cities ?? [], shops: [] });
    expect(screen.getAllByRole("group")).toHaveLength(1);
    expect(said()).toBe("1 suggestion");
  });

  test("may be nothing, and that is said", async () => {
    draw();
    await focusField();
    await found(calls, "qqqq", { cities: [], shops: [] });
    expect(said()).toContain("No results for “qqqq”");
    expect(said()).toContain("Looking for a member? Begin with an @.");
    expect(options()).toEqual(["Near me, open now"]);
  });

  test("may not arrive: that is said, what was typed stays, and the form still works", async () => {
    const router = draw();
    await focusField();
    type("ut");
    await passing(500);
    await calls[0]?.answer("broken");
    expect(said()).toContain("couldn’t be loaded");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    type("utr");
    await passing(500);
    await calls[1]?.answer("broken");
    expect(said()).toContain("You’re offline");
    expect(field().value).toBe("utr");
    await act(async () => fireEvent.submit(screen.getByRole("search")));
    expect(router.state.location.search).toBe("?q=utr");
    expect(list()).toBeNull();
  });
});

describe("when the address changes", () => {
  test("the field follows it", async () => {
    const router = draw("/coffeeshops?q=ut");
    await act(() => router.navigate("/coffeeshops"));
    expect(field().value).toBe("");
    await act(() => router.navigate(-1));
    expect(field().value).toBe("ut");
  });

  test("what someone is typing stays", async () => {
    const router = draw("/coffeeshops?q=ut");
    await focusField();
    type("utre");
    await act(() => router.navigate("/coffeeshops?q=utr"));
    expect(field().value).toBe("utre");
  });
});
