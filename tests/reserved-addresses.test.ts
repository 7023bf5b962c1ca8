import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { isReserved } from "#features/seo/redirect.ts";

interface Route {
  path?: string | undefined;
  children?: readonly Route[] | undefined;
}

function pathsOf(list: readonly Route[]): string[] {
  return list.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children),
  ]);
}

test("no page or file of the site can be led away from", () => {
  const fixed = pathsOf(routes).filter((path) => !/[:*]/.test(path));
  expect(fixed.length).toBeGreaterThan(40);
  expect(fixed.filter((path) => !isReserved(`/${path}`))).toEqual([]);
});

test("pages that move are no reserved ones", () => {
  const moving = ["/coffeeshop/relax", "/weed/haze", "/relax", "/coffeeshops/edam", "/user/sam", "/a/b/c"];
  expect(moving.filter(isReserved)).toEqual([]);
});
