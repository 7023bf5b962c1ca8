import { expect, test } from "vitest";
import { pageKindOf } from "./page-kind.ts";

test.each([
  ["/", "home"],
  ["/coffeeshops", "coffeeshops"],
  ["/coffeeshops/amsterdam", "city"],
  ["/coffeeshop/de-roos", "shop"],
  ["/map/utrecht", "map"],
  ["/weed", "products"],
  ["/hash/afghaan", "product"],
  ["/brand/wolk", "brand"],
  ["/deals/tuesday", "deals"],
  ["/user/sam", "people"],
  ["/profile", "profile"],
  ["/privacypolicy", "other"],
  ["/constructor", "other"],
  ["/nothing-of-ours/at-all", "other"],
])("%s is a page of the kind %s", (path, kind) => {
  expect(pageKindOf(path)).toBe(kind);
});
