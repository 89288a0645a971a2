/** What the tests of calendars share: the mutations, the addresses, and a reader of what is answered. */
import { execute, type Kit, type Person } from './kit.ts';
import { readCalendar, type ReadEvent } from './read-calendar.ts';

export const SITE = 'http://cuadrilla.test';

type Created = {
  __typename: string;
  feed?: { createdAt: string };
  path?: string;
  message?: string;
};

/** Asks for a calendar address as somebody. */
export async function createFeed(
  kit: Pick<Kit, 'send'>,
  by: Person,
  key: string | null = null,
): Promise<Created> {
  const query = `mutation ($key: UUID) { createCalendarFeed(key: $key) {
    __typename ... on CreateCalendarFeedSuccess { feed { createdAt } path } ... on UserError { message }
  } }`;
  const data = await execute<{ createCalendarFeed: Created }>(kit, by, query, { key });
  return data.createCalendarFeed;
}

/** The path of an address that is there. */
export async function givenFeed(kit: Pick<Kit, 'send'>, by: Person): Promise<string> {
  const { path, ...rest } = await createFeed(kit, by);
  if (path === undefined) throw new Error(JSON.stringify(rest));
  return path;
}

type Revoked = { __typename: string; feed?: { createdAt: string } | null; message?: string };

/** Revokes the address as somebody. */
export async function revokeFeed(
  kit: Pick<Kit, 'send'>,
  by: Person,
  key: string | null = null,
): Promise<Revoked> {
  const query = `mutation ($key: UUID) { revokeCalendarFeed(key: $key) {
    __typename ... on RevokeCalendarFeedSuccess { feed { createdAt } } ... on UserError { message }
  } }`;
  const data = await execute<{ revokeCalendarFeed: Revoked }>(kit, by, query, { key });
  return data.revokeCalendarFeed;
}

/** What the profile page is told. */
export async function myFeed(kit: Pick<Kit, 'send'>, by: Person): Promise<{ createdAt: string } | null> {
  const query = '{ myCalendarFeed { createdAt } }';
  const data = await execute<{ myCalendarFeed: { createdAt: string } | null }>(kit, by, query);
  return data.myCalendarFeed;
}

/** Asks as a calendar app does: with an address and nothing else. */
export function ask(
  { calendar }: Pick<Kit, 'calendar'>,
  path: string,
  init: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return calendar(new Request(`${SITE}${path}`, init));
}

/** Asks for one visit as somebody. */
export function askVisit(kit: Pick<Kit, 'calendar'>, by: Person | null, id: string): Promise<Response> {
  const headers: Record<string, string> = by ? { authorization: `Bearer ${by.token}` } : {};
  return ask(kit, `/calendar/visits/${id}.ics`, { headers });
}

/** The events of an answer that must be a calendar. */
export async function eventsOf(response: Response): Promise<ReadEvent[]> {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
  return readCalendar(text);
}
