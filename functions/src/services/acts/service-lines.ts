import * as z from 'zod/mini';
import { serviceLineSchema, type NewServiceLine } from '@cuadrilla/domain/inputs/services/service-line.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { CENTS_MAX } from '@cuadrilla/domain/services/money.ts';
import { LINES_MAX, valueCents } from '@cuadrilla/domain/services/service-lines.ts';
import { assertCan, occasionOf, type Key } from '../../unit/acting.ts';
import { changedFields } from '../../unit/audit.ts';
import {
  CONFLICT,
  NOT_FOUND,
  refused,
  wrongField,
  type Conflict,
  type Failure,
} from '../../unit/failures.ts';
import { reportOf } from '../../field-work/field-report.ts';
import type { FiledWork } from '../../field-work/work-review.ts';
import type {
  AddServiceLineInput,
  RemoveServiceLineInput,
  UpdateServiceLineInput,
} from '../../graphql/types.generated.ts';
import { fullName, type User } from '../../staff/user.ts';
import type { Done } from '../../store/act.ts';
import { isMadeId } from '../../store/document-id.ts';
import { maySeePrices } from '../ownership.ts';
import type { Service, ServiceLine } from '../service.ts';
import { workOnService, type NextWork, type WorkDeps, type WorkOutcome } from './work-on-service.ts';

export type LineRequest<I> = { viewer: User; input: I; key: Key };

type Next = NextWork | Done | Failure | Conflict;
type Lines = readonly ServiceLine[];

const FULL = refused(`Un servicio no puede tener más de ${LINES_MAX} líneas`);
const TOO_HIGH = wrongField('line.quantityMilli', MESSAGES.lineTooHigh);

/** Adds a line; one that has its id already is this very line, sent again. */
export function addServiceLine(deps: WorkDeps, request: LineRequest<AddServiceLineInput>) {
  const { viewer, input } = request;
  if (!isMadeId(input.lineId)) return Promise.resolve(wrongField('lineId'));
  const made = (line: NewServiceLine): ServiceLine => {
    const author = { authorId: viewer.id, authorName: fullName(viewer) };
    const priced = maySeePrices(viewer) ? line : { ...line, unitPriceCents: null, discountBasisPoints: 0 };
    return { ...priced, id: input.lineId, ...author, version: 1 };
  };
  return withLine(deps, request, {
    operation: 'addServiceLine',
    reports: (line) => ({ operation: 'ADD_LINE', line: made(line) }),
    nextOf: (line, { id, lines }) => {
      if (lines.some((each) => each.id === input.lineId)) return { kind: 'done', ids: [id] };
      if (lines.length >= LINES_MAX) return FULL;
      const added = made(line);
      return nextLines([...lines, added], { before: null, after: added });
    },
  });
}

/** Changes a line, unless somebody else did since it was seen; prices stay where whoever changes it does not see them. */
export function updateServiceLine(deps: WorkDeps, request: LineRequest<UpdateServiceLineInput>) {
  const { viewer, input } = request;
  const nextOf = (line: NewServiceLine, { lines }: Service): Next => {
    const before = lines.find(({ id }) => id === input.lineId);
    if (!before) return NOT_FOUND;
    if (before.version !== input.version) return CONFLICT;
    const { unitPriceCents, discountBasisPoints } = before;
    const kept = maySeePrices(viewer) ? {} : { unitPriceCents, discountBasisPoints };
    const wanted = { ...before, ...line, ...kept };
    if (changedFields(before, wanted) === null) return { kind: 'next', fields: {} };
    // A price that is not seen may be too much for the new quantity.
    if (valueCents({ ...wanted, discountBasisPoints: 0 }) > CENTS_MAX) return TOO_HIGH;
    const after = { ...wanted, version: before.version + 1 };
    return nextLines(
      lines.map((each) => (each === before ? after : each)),
      { before, after },
    );
  };
  return withLine(deps, request, { operation: 'updateServiceLine', reports: null, nextOf });
}

/** Removes a line. One that is not there any more is none to whoever says that it was taken away. */
export function removeServiceLine(
  deps: WorkDeps,
  { viewer, input, key }: LineRequest<RemoveServiceLineInput>,
): Promise<WorkOutcome> {
  const { lineId } = input;
  return changeLines(
    deps,
    { viewer, input, key },
    {
      operation: 'removeServiceLine',
      reports: { operation: 'REMOVE_LINE', lineId },
      nextOf({ lines }) {
        const before = lines.find(({ id }) => id === lineId);
        if (!before) return NOT_FOUND;
        return nextLines(
          lines.filter((each) => each !== before),
          { before, after: null },
        );
      },
    },
  );
}

type OfService = { serviceId: string } & Parameters<typeof reportOf>[0];
/** What is done to a line, and what of it is filed where it cannot be done; null for what is the office's. */
type LineAct<L> = {
  operation: string;
  reports: ((line: L) => FiledWork) | null;
  nextOf: (line: L, service: Service) => Next;
};
type WithLine = OfService & { line: unknown };

function withLine<I extends WithLine>(
  deps: WorkDeps,
  request: LineRequest<I>,
  { operation, reports, nextOf }: LineAct<NewServiceLine>,
): Promise<WorkOutcome> {
  assertCan(request.viewer, 'lines:write');
  const validation = validate(z.object({ line: serviceLineSchema() }), request.input);
  if (!validation.ok) return Promise.resolve({ kind: 'invalid', fields: validation.fields });
  const { line } = validation.value;
  return changeLines(deps, request, {
    operation,
    reports: reports && reports(line),
    nextOf: (service) => nextOf(line, service),
  });
}

function changeLines<I extends OfService>(
  deps: WorkDeps,
  { viewer, input, key }: LineRequest<I>,
  {
    operation,
    reports,
    nextOf,
  }: { operation: string; reports: FiledWork | null; nextOf: (of: Service) => Next },
): Promise<WorkOutcome> {
  assertCan(viewer, 'lines:write');
  const occasion = occasionOf(viewer, operation, input, { key, now: deps.now() });
  const request = { id: input.serviceId, viewer, act: 'writeLines', report: reportOf(input) } as const;
  const reported = reports && (() => reports);
  return workOnService(deps, { ...request, reports: reported, work: nextOf }, occasion);
}

function nextLines(lines: Lines, told: Record<'before' | 'after', ServiceLine | null>): NextWork {
  return {
    kind: 'next',
    fields: { lines: [...lines] },
    told: { before: toldLine(told.before), after: toldLine(told.after) },
  };
}

/** A line as the log tells it: one at a time, by the name of the field that holds them all. */
function toldLine(line: ServiceLine | null) {
  if (line === null) return null;
  const { kind, text, quantityMilli, unit, unitPriceCents, discountBasisPoints, vatPercent, billable } = line;
  return {
    lines: { kind, text, quantityMilli, unit, unitPriceCents, discountBasisPoints, vatPercent, billable },
  };
}
