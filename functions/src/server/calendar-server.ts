import { createHash } from 'node:crypto';
import { calendarText } from '../calendar/calendar-text.ts';
import { readFeed, readVisitEvent } from '../calendar/read-calendar.ts';
import type { VisitEvent } from '../calendar/visit-event.ts';
import type { GraphQLContext } from './context.ts';
import {
  createPlainServer,
  NOT_FOUND,
  refuse,
  refuseMethod,
  type PlainServerOptions,
} from './plain-server.ts';

const METHODS = ['GET', 'HEAD'];
const VISIT = /^\/calendar\/visits\/([^/]+)\.ics$/;
const FEED = /^\/calendar\/([^/]+)\.ics$/;

/**
 * `GET /calendar/visits/{id}.ics` serves one visit to whoever may see it; `GET /calendar/{token}.ics` serves a technician's
 * visits to whoever has the URL, because calendar apps cannot sign in.
 */
export function createCalendarServer(options: PlainServerOptions) {
  return createPlainServer(options, 'calendar', answer);
}

async function answer(request: Request, context: GraphQLContext): Promise<Response> {
  const { requestId } = context;
  if (!METHODS.includes(request.method)) return refuseMethod(METHODS, requestId);
  const { pathname } = new URL(request.url);
  const visitId = VISIT.exec(pathname)?.[1];
  if (visitId !== undefined) {
    const found = await readVisitEvent(context, await context.viewer(), visitId);
    if (found === null) return refuse(NOT_FOUND, requestId);
    return calendar(request, [found.event], `attachment; filename="${found.code}.ics"`);
  }
  const token = FEED.exec(pathname)?.[1];
  const events = token === undefined ? null : await readFeed(context, token, request);
  return events === null
    ? refuse(NOT_FOUND, requestId)
    : calendar(request, events, 'inline; filename="cuadrilla.ics"');
}

/** Answers 304 by ETag alone: `Last-Modified` does not notice a removed event. */
function calendar(request: Request, events: readonly VisitEvent[], disposition: string): Response {
  const text = calendarText(events);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const changed = Math.max(...events.map(({ changedAt }) => changedAt.getTime()));
  const headers = {
    ETag: etag,
    ...(Number.isFinite(changed) ? { 'Last-Modified': new Date(changed).toUTCString() } : {}),
  };
  if (knows(request, etag)) return new Response(null, { status: 304, headers });
  const about = { 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': disposition };
  return new Response(text, { status: 200, headers: { ...headers, ...about } });
}

/** A proxy may have weakened the ETag, so the `W/` prefix is ignored. */
function knows(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}
