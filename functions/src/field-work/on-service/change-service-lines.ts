import * as z from 'zod/mini';
import { completesLines, lineChangeProblem } from '@cuadrilla/domain/billing/closed-lines.ts';
import { priceProblems, serviceLineSchema } from '@cuadrilla/domain/inputs/services/service-line.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { LINE, type ServiceLine } from '@cuadrilla/domain/records/line.ts';
import { changeSchema, noPhones } from '@cuadrilla/domain/records/record-schema.ts';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { ITEM_GONE, LINES_MAX } from '@cuadrilla/domain/services/service-lines.ts';
import { assertCan, actOf, type Key } from '../../acting.ts';
import { changedFields } from '../../store/audit.ts';
import { CONFLICT, NOT_FOUND, refused, wrongField } from '../../failures.ts';
import { reportOf } from '../../work-reviews/field-report.ts';
import type {
  AddServiceLineInput,
  RemoveServiceLineInput,
  UpdateServiceLineInput,
} from '../../graphql/types.generated.ts';
import type { Item } from '../../items/item.ts';
import type { User } from '../../staff/user.ts';
import { isMadeId } from '../../store/document-id.ts';
import { auditedFields } from '../../store/record-document.ts';
import { maySeePrices } from '../../work/ownership.ts';
import type { Service } from '../../work/service.ts';
import {
  workOnService,
  type NextOutcome,
  type NextWork,
  type WorkChange,
  type WorkDeps,
  type WorkOutcome,
  type Catalog,
} from './work-on-service.ts';
import { lineItemOf } from '@cuadrilla/domain/items/line-of-item.ts';
import { serviceFull } from '@cuadrilla/domain/text/refusals.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';

const givenItem = async ({ items }: Catalog, itemId: string | null): Promise<Item | null> =>
  itemId === null ? null : items.find(itemId);

type About = Pick<ServiceLine, 'quantityMilli'> & { seesPrices: boolean };

/** For users who may see prices, price and IVA are those of the form. */
function copiedFrom(
  item: Item | null,
  { quantityMilli, seesPrices }: About,
): Partial<ServiceLine> & Pick<ServiceLine, 'item' | 'costCents'> {
  if (item === null) return { item: null, costCents: null };
  const { costCents, priceCents, vatPercent } = item;
  const copied = { item: lineItemOf(item), costCents };
  if (seesPrices) return copied;
  const isTooHigh = priceProblems({ quantityMilli, unitPriceCents: priceCents }).length > 0;
  return { ...copied, vatPercent, unitPriceCents: isTooHigh ? null : priceCents, discountBasisPoints: 0 };
}

export type LineRequest<I> = { viewer: User; input: I; key: Key };

type Lines = readonly ServiceLine[];

const NO_ITEM = wrongField('line.itemId', ITEM_GONE);
const FULL = refused(serviceFull('líneas', LINES_MAX));

/** An existing line with this id is a repeat. */
export async function addServiceLine(deps: WorkDeps, request: LineRequest<AddServiceLineInput>) {
  const { viewer, input } = request;
  assertCan(viewer, 'lines:write');
  if (!isMadeId(input.lineId)) return wrongField('lineId');
  const validation = validate(z.object({ line: serviceLineSchema() }), input);
  if (!validation.ok) return { kind: 'invalid' as const, fields: validation.fields };
  const { itemId, ...typed } = validation.value.line;
  const lineOf = (item: Item | null): ServiceLine => ({
    ...typed,
    ...(maySeePrices(viewer) ? {} : { unitPriceCents: null, discountBasisPoints: 0 }),
    ...copiedFrom(item, { ...typed, seesPrices: maySeePrices(viewer) }),
    id: input.lineId,
    authorId: viewer.id,
    authorName: fullName(viewer),
    version: 1,
  });
  return changeLines(deps, request, {
    operation: 'addServiceLine',
    reports: async (_service, stores) => ({
      operation: 'ADD_LINE',
      line: lineOf(await givenItem(stores, itemId)),
    }),
    nextOf: async ({ id, lines }, _at, stores) => {
      if (lines.some((each) => each.id === input.lineId)) return { kind: 'done', ids: [id] };
      if (lines.length >= LINES_MAX) return FULL;
      const item = await givenItem(stores, itemId);
      // A used item is accepted although it is no longer in the catalogue.
      if (itemId !== null && item === null && !worksInField(viewer.role)) return NO_ITEM;
      const added = lineOf(item);
      return nextLines([...lines, added], { before: null, after: added });
    },
  });
}

/** Prices are changed only by people who may see them. A line of a closed service is only given what its invoice lacks. */
export async function updateServiceLine(deps: WorkDeps, request: LineRequest<UpdateServiceLineInput>) {
  const { viewer, input } = request;
  assertCan(viewer, 'lines:write');
  const validation = validate(z.object({ line: changeSchema(LINE, noPhones, input.line) }), input);
  if (!validation.ok) return { kind: 'invalid' as const, fields: validation.fields };
  const { itemId, ...sent } = validation.value.line;
  const seesPrices = maySeePrices(viewer);
  const nextOf: WorkChange['work'] = async (service, _at, stores): Promise<NextOutcome> => {
    const { lines } = service;
    const before = lines.find(({ id }) => id === input.lineId);
    if (!before) return NOT_FOUND;
    if (before.version !== input.version) return CONFLICT;
    const isOther = itemId !== undefined && itemId !== (before.item?.id ?? null);
    const item = isOther ? await givenItem(stores, itemId) : null;
    if (isOther && itemId !== null && item === null) return NO_ITEM;
    const { unitPriceCents, discountBasisPoints } = before;
    const wanted = {
      ...before,
      ...sent,
      ...(seesPrices ? {} : { unitPriceCents, discountBasisPoints }),
      ...(isOther ? copiedFrom(item, { ...before, ...sent, seesPrices }) : {}),
    };
    const problem = lineChangeProblem(service, before, wanted);
    if (problem !== null) return refused(problem);
    if (changedFields(before, wanted) === null) return { kind: 'next', fields: {} };
    const [wrong] = priceProblems(wanted);
    // The hidden price may exceed the limit with the new quantity.
    if (wrong) return wrongField(`line.${seesPrices ? wrong.path : 'quantityMilli'}`, wrong.message);
    const after = { ...wanted, version: before.version + 1 };
    return nextLines(
      lines.map((each) => (each === before ? after : each)),
      { before, after },
    );
  };
  return changeLines(deps, request, {
    operation: 'updateServiceLine',
    reports: null,
    nextOf,
    decides: ({ status }) => completesLines(status, viewer.role),
  });
}

/** Removing a line that is already gone counts as done for a technician. */
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
      reports: () => ({ operation: 'REMOVE_LINE', lineId }),
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

type LineAct = {
  operation: string;
  /** The act to file if it is refused; null for acts of the office. */
  reports: WorkChange['reports'];
  decides?: (service: Service) => boolean;
  nextOf: WorkChange['work'];
};

function changeLines<I extends OfService>(
  deps: WorkDeps,
  { viewer, input, key }: LineRequest<I>,
  { operation, nextOf, ...rest }: LineAct,
): Promise<WorkOutcome> {
  assertCan(viewer, 'lines:write');
  const act = actOf(viewer, operation, input, { key, now: deps.now() });
  const request = { id: input.serviceId, viewer, act: 'writeLines', report: reportOf(input) } as const;
  return workOnService(deps, { ...request, ...rest, work: nextOf }, act);
}

function nextLines(lines: Lines, change: Record<'before' | 'after', ServiceLine | null>): NextWork {
  return {
    kind: 'next',
    fields: { lines: [...lines] },
    content: { before: auditedLine(change.before), after: auditedLine(change.after) },
  };
}

const auditedLine = (line: ServiceLine | null) => line && { lines: auditedFields(LINE, line) };
