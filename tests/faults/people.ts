import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import type { Database } from "#platform/database/database.ts";

export interface Person {
  id: number;
  headers: { authorization: string };
}

/** So many people with an account, a name and an open session. */
export async function peopleOf(database: Database, count: number, called: string): Promise<Person[]> {
  const people: Person[] = [];
  for (let number = 0; number < count; number++) {
    const member = await addMember(database, { name: `${called} ${number}` });
    people.push({ id: member.accountId, headers: await signedIn(database, member) });
  }
  return people;
}

/** The answer to a call of somebody; status 0 when there was none. */
export async function call(
  origin: string,
  { headers }: Person,
  name: string,
  body: object,
): Promise<{ status: number; answer: unknown }> {
  try {
    const answer = await fetch(`${origin}/api/${name}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    return { status: answer.status, answer: await answer.json() };
  } catch {
    return { status: 0, answer: undefined };
  }
}

/** What a signed-in person reads. */
export async function read<Answer>(origin: string, { headers }: Person, name: string): Promise<Answer> {
  return (await (await fetch(`${origin}/api/${name}`, { headers })).json()) as Answer;
}
