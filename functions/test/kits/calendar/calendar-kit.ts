import { type AnswerOf, execute, gql, type Kit, type Person } from '../kit.ts';
import { readCalendar, type ReadEvent } from './read-calendar.ts';

export const SITE = 'http://cuadrilla.test';

const CREATE = gql(`mutation CreateFeed($key: UUID) { createCalendarFeed(key: $key) {
  __typename ... on CreateCalendarFeedSuccess { feed { createdAt } path } ... on UserError { message }
} }`);

export async function createFeed(
  kit: Pick<Kit, 'send'>,
  by: Person,
  key: string | null = null,
): Promise<AnswerOf<typeof CREATE>> {
  return (await execute(kit, by, CREATE, { key })).createCalendarFeed;
}

export async function givenFeed(kit: Pick<Kit, 'send'>, by: Person): Promise<string> {
  const answer = await createFeed(kit, by);
  if (answer.path === undefined) throw new Error(answer.message);
  return answer.path;
}

const REVOKE = gql(`mutation RevokeFeed($key: UUID) { revokeCalendarFeed(key: $key) {
  __typename ... on RevokeCalendarFeedSuccess { feed { createdAt } } ... on UserError { message }
} }`);

export async function revokeFeed(
  kit: Pick<Kit, 'send'>,
  by: Person,
  key: string | null = null,
): Promise<AnswerOf<typeof REVOKE>> {
  return (await execute(kit, by, REVOKE, { key })).revokeCalendarFeed;
}

export async function myFeed(kit: Pick<Kit, 'send'>, by: Person): Promise<{ createdAt: string } | null> {
  const query = gql(`query MyFeed { myCalendarFeed { createdAt } }`);
  return (await execute(kit, by, query)).myCalendarFeed;
}

export function ask(
  { calendar }: Pick<Kit, 'calendar'>,
  path: string,
  init: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return calendar(new Request(`${SITE}${path}`, init));
}

export function askVisit(kit: Pick<Kit, 'calendar'>, by: Person | null, id: string): Promise<Response> {
  const headers: Record<string, string> = by ? { authorization: `Bearer ${by.token}` } : {};
  return ask(kit, `/calendar/visits/${id}.ics`, { headers });
}

export async function eventsOf(response: Response): Promise<ReadEvent[]> {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} ${text}`);
  return readCalendar(text);
}
