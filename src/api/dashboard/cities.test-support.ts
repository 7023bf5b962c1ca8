import type { callerOf } from "./callers.test-support.ts";

export type Caller = Awaited<ReturnType<typeof callerOf>>;

export interface CityAnswer {
  _id: string;
  rev: string;
  slug: string;
  neighbourCount: number;
}

/** The cities of the first page. */
export async function citiesOf(call: Caller, query = ""): Promise<CityAnswer[]> {
  return ((await call("GET", query)).body as { items: CityAnswer[] }).items;
}

export async function cityOf(call: Caller, slug: string): Promise<CityAnswer> {
  return (await citiesOf(call)).find((city) => city.slug === slug) as CityAnswer;
}

/** Saves fields of a city as it stands. */
export async function save(call: Caller, slug: string, changes: object) {
  const { _id, rev } = await cityOf(call, slug);
  return call("PATCH", "", { _id, rev, changes });
}

/** What was refused, by field. */
export const errorsOf = ({ body }: { body: never }) =>
  (body as { errors: { msg: string; param: string }[] }).errors.map(({ msg, param }) => `${param}: ${msg}`);
