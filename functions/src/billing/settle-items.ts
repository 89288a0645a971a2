import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
import { invoiceDateProblem, type InvoiceNumber } from '@cuadrilla/domain/billing/invoice-numbers.ts';
import { confirmSchema, returnSchema } from '@cuadrilla/domain/inputs/billing/batches.ts';
import { validate, type FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { todayIn, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Acting, Key } from '../acting.ts';
import { NOT_FOUND, refused, type Failure } from '../failures.ts';
import type { ConfirmBillingItemsInput, ReturnBillingItemsInput } from '../graphql/types.generated.ts';
import { zoneIn, type BatchDeps, type BatchOutcome } from './batch-deps.ts';
import { changeBatch } from './change-batch.ts';
import type { ItemChange } from '@cuadrilla/domain/billing/invoice-claims.ts';
import { writeSettlement } from './write-settlement.ts';

type Asked<I> = { viewer: Acting; input: I; key: Key };

/** Devolver: the services are closed and can be invoiced again; the batch keeps their frozen data and the reason. */
export function returnBillingItems(
  deps: BatchDeps,
  asked: Asked<ReturnBillingItemsInput>,
): Promise<BatchOutcome> {
  const validation = validate(returnSchema(), asked.input);
  if (!validation.ok) return Promise.resolve({ kind: 'invalid', fields: validation.fields });
  const { itemIds, reason } = validation.value;
  const change = { name: 'return', operation: 'returnBillingItems' } as const;
  return changeBatch(deps, asked, change, async (batch, stores) => {
    const items = await stores.billing.itemsOf(batch.id);
    const chosen = chosenOf(items, itemIds);
    if (chosen === null) return NOT_FOUND;
    const gone = chosen.find(({ state }) => state === 'RETURNED');
    if (gone !== undefined) return refused(alreadyReturned(gone));
    await writeSettlement(stores, {
      batch,
      items,
      text: reason,
      invoicingOf: () => null,
      changes: chosen.map((before) => ({
        before,
        after: { ...before, state: 'RETURNED', returnReason: reason },
      })),
    });
    return null;
  });
}

/** Numbers and days given by the other program; a wrong one is overwritten. */
export function confirmBillingItems(
  deps: BatchDeps,
  asked: Asked<ConfirmBillingItemsInput>,
): Promise<BatchOutcome> {
  const validation = validate(confirmSchema(), asked.input);
  if (!validation.ok) return Promise.resolve(notNoted(validation.fields));
  const confirmed = validation.value.items;
  const change = { name: 'confirm', operation: 'confirmBillingItems' } as const;
  return changeBatch(deps, asked, change, async (batch, stores, at) => {
    const items = await stores.billing.itemsOf(batch.id);
    const chosen = chosenOf(
      items,
      confirmed.map(({ itemId }) => itemId),
    );
    if (chosen === null) return NOT_FOUND;
    const zone = await zoneIn(stores)();
    const days = { today: todayIn(zone, at), deliveredOn: todayIn(zone, batch.deliveredAt ?? at) };
    const changes = chosen.map((before, index) => ({ before, after: invoiced(before, confirmed[index]) }));
    const wrong = changes.flatMap((each, index) => problemsAt(index, each, days));
    if (wrong.length > 0) return notNoted(wrong);
    const problems = await writeSettlement(stores, {
      batch,
      items,
      changes,
      invoicingOf: (invoicing, { invoiceNumber, invoicedOn }) => ({
        ...invoicing,
        state: 'INVOICED',
        invoiceNumber,
        invoicedOn,
      }),
    });
    return problems.length > 0 ? notNoted(problems) : null;
  });
}

/** The message is the first reason, because older apps show only the message. */
const notNoted = (fields: readonly FieldMessage[]): Extract<Failure, { kind: 'invalid' }> => ({
  kind: 'invalid',
  fields: [...fields],
  ...(fields[0] && { message: fields[0].message }),
});

const invoiced = (item: BillingItem, invoice: InvoiceNumber | undefined): BillingItem => ({
  ...item,
  ...(invoice && { invoiceNumber: invoice.invoiceNumber, invoicedOn: invoice.invoicedOn }),
  state: 'INVOICED',
});

type Days = { today: LocalDate; deliveredOn: LocalDate };

function problemsAt(index: number, { before, after }: ItemChange, days: Days): FieldMessage[] {
  const { code, on } = before.work;
  if (before.state === 'RETURNED')
    return [{ path: `items.${index}.itemId`, message: alreadyReturned(before) }];
  const message = invoiceDateProblem(after.invoicedOn ?? '', { ...days, code, servedOn: on });
  return message === null ? [] : [{ path: `items.${index}.invoicedOn`, message }];
}

/** In the order of the ids; null if one is not there. */
function chosenOf(items: readonly BillingItem[], ids: readonly string[]): BillingItem[] | null {
  const byId = new Map(items.map((item) => [item.id, item]));
  const chosen = ids.map((id) => byId.get(id) ?? null);
  return chosen.every((item) => item !== null) ? chosen : null;
}

const alreadyReturned = ({ work }: BillingItem) => `${work.code} ya se ha devuelto`;
