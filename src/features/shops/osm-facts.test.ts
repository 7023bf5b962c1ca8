import { describe, expect, test } from "vitest";
import { contactOf, dutchPhone, webAddress } from "./osm-contact.ts";
import { factsOf } from "./osm-facts.ts";

test.each([
  ["030 231 54 02", "+31302315402"],
  ["+31 20 671 5370", "+31206715370"],
  ["0031-20-6715370", "+31206715370"],
  ["+31 (0)20 671 5370", "+31206715370"],
  ["tel:+31206715370", "+31206715370"],
  ["06-24304992", "+31624304992"],
  ["+32 3 123 45 67", "+3231234567"],
  ["+31 20", null],
  ["671 5370", null],
  ["ask inside", null],
  ["0900 1234", null],
])("the telephone %s is %s", (text, phone) => {
  expect(dutchPhone(text)).toBe(phone);
});

test.each([
  ["https://example.org/a?b=c", "https://example.org/a?b=c"],
  ["HTTP://example.org", "http://example.org"],
  ["www.example.org", "https://www.example.org"],
  ["example.org:8080/x", "https://example.org:8080/x"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["https://user@example.org", null],
  ["https://user:secret@example.org", null],
  ["https://:secret@example.org", null],
  ["http://localhost", null],
  ["http://shop.localhost", null],
  ["http://printer.local", null],
  ["http://127.0.0.1/menu", null],
  ["http://[::1]/menu", null],
  // The second letter is Cyrillic.
  ["https://r\u0435lax.example", null],
  ["https://käse.example", "https://käse.example"],
  ["two words.org", null],
  [`https://example.org/${"x".repeat(300)}`, null],
])("the website %s is %s", (text, address) => {
  expect(webAddress(text)).toBe(address);
});

test.each([
  ["0570-612345 / 06-12345678", "+31570612345"],
  ["0570/612345", "+31570612345"],
  ["nonsense, 06 12345678", "+31612345678"],
])("of the telephones %j the first is taken", (phone, first) => {
  expect(contactOf({ phone })).toMatchObject({ phone: first });
});

test("contact is read from both spellings of a key, networks from names and addresses", () => {
  expect(
    contactOf({
      phone: "nonsense; 020 671 5370",
      "contact:website": "https://www.facebook.com/relax",
      website: "http://relax.nl",
      "contact:email": "info@relax.nl",
      "contact:instagram": "@relax.amsterdam",
      facebook: "http://facebook.com/relax",
      "contact:tiktok": "https://evil.example/tiktok.com",
      "contact:youtube": "https://www.youtube.com/channel/x",
    }),
  ).toEqual({
    phone: "+31206715370",
    website: "http://relax.nl",
    email: "info@relax.nl",
    socials: [
      "https://www.instagram.com/relax.amsterdam",
      "https://facebook.com/relax",
      "https://www.youtube.com/channel/x",
      "https://www.facebook.com/relax",
    ],
  });
  expect(contactOf({ email: "not a mail", phone: "" })).toEqual({
    phone: null,
    website: null,
    email: null,
    socials: [],
  });
});

test("nothing said is nothing known", () => {
  expect(factsOf({})).toEqual({
    name: null,
    isNameTooLong: false,
    street: null,
    houseNumber: null,
    postcode: null,
    city: null,
    contact: { phone: null, website: null, email: null, socials: [] },
    openingHours: null,
    departments: [],
    minimumAge: null,
    present: [],
    absent: [],
    wheelchair: "unknown",
    stepHeightCm: null,
    smoking: "unknown",
    terrace: "unknown",
    checkedOn: null,
    hoursCheckedOn: null,
  });
});

test("an address, a name, and hours of parts of the shop", () => {
  expect(
    factsOf({
      name: " Relax\u0007 ",
      "addr:street": "Singel",
      "addr:housenumber": "12a",
      "addr:postcode": "1013ga",
      "addr:city": "Amsterdam",
      opening_hours: "Mo-Su 10:00-01:00",
      "opening_hours:kitchen": "Mo-Su 12:00-20:00",
      "opening_hours:outdoor_seating": "sunrise-sunset",
    }),
  ).toMatchObject({
    name: "Relax",
    street: "Singel",
    houseNumber: "12a",
    postcode: "1013 GA",
    city: "Amsterdam",
    openingHours: "Mo-Su 10:00-01:00",
    departments: [
      { department: "kitchen", openingHours: "Mo-Su 12:00-20:00" },
      { department: "terrace", openingHours: "sunrise-sunset" },
    ],
  });
  expect(factsOf({ name: "x".repeat(300), "addr:postcode": "B-2000" })).toMatchObject({
    name: null,
    postcode: null,
  });
});

describe("amenities", () => {
  test.each([
    [{ indoor_seating: "yes" }, ["seats"], []],
    [{ indoor_seating: "no" }, [], ["seats"]],
    [{ takeaway: "only" }, [], ["seats"]],
    [{ internet_access: "wlan" }, ["wifi"], []],
    [{ internet_access: "no" }, [], ["wifi"]],
    [{ internet_access: "terminal" }, [], []],
    [{ toilets: "customers" }, ["toilets"], []],
    [{ "payment:debit_cards": "yes" }, ["cardPayment"], []],
    [{ "payment:credit_cards": "no" }, [], []],
    [{ "payment:cards": "no", "payment:maestro": "yes" }, ["cardPayment"], []],
    [{ "payment:cards": "no" }, [], ["cardPayment"]],
    [{ "payment:cash": "only" }, [], ["cardPayment"]],
    [{ dog: "leashed" }, ["dogs"], []],
    [{ dog: "no" }, [], ["dogs"]],
    [{ parking: "yes" }, ["parking"], []],
    [{ atm: "yes", food: "yes", "drink:coffee": "served" }, ["food", "coffee", "atm"], []],
  ])("%j", (tags, present, absent) => {
    expect(factsOf(tags)).toMatchObject({ present, absent });
  });
});

test.each([
  [{ wheelchair: "designated" }, { wheelchair: "yes", stepHeightCm: null }],
  [
    { wheelchair: "limited", "entrance:step_height": "0.15" },
    { wheelchair: "limited", stepHeightCm: 15 },
  ],
  [
    { wheelchair: "no", step_height: "12 cm" },
    { wheelchair: "no", stepHeightCm: 12 },
  ],
  [
    { wheelchair: "bad", step_count: "0" },
    { wheelchair: "unknown", stepHeightCm: 0 },
  ],
  [{ step_count: "2" }, { stepHeightCm: null }],
  [{ step_height: "9 m" }, { stepHeightCm: null }],
  [{ smoking: "dedicated" }, { smoking: "pureOnly" }],
  [{ smoking: "no" }, { smoking: "none" }],
  [{ smoking: "maybe" }, { smoking: "unknown" }],
  [{ outdoor_seating: "sidewalk" }, { terrace: "yes" }],
  [{ outdoor_seating: "no" }, { terrace: "no" }],
  [{ min_age: "21" }, { minimumAge: 21 }],
  [{ min_age: "18" }, { minimumAge: null }],
  [{ min_age: "12" }, { minimumAge: null }],
  [{ min_age: "1e3" }, { minimumAge: null }],
])("%j says %j", (tags, facts) => {
  expect(factsOf(tags as Record<string, string>)).toMatchObject(facts);
});
