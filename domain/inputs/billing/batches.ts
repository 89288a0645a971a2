import * as z from 'zod/mini';
import { BATCH_MAX } from '../../billing/batch-states.ts';
import { GROUPINGS } from '../../billing/invoice.ts';
import {
  INVOICE_NUMBER_MAX,
  invoiceDateProblem,
  numberProblems,
  type InvoiceBounds,
} from '../../billing/invoice-numbers.ts';
import { MESSAGES } from '../../text/messages.ts';
import { idList, isDay, oneOf, requiredDate, requiredId, requiredText, ruled } from '../parts/fields.ts';

const chosen = () => idList(BATCH_MAX).check(z.minLength(1, MESSAGES.required));

export const newBatchSchema = () => z.object({ grouping: oneOf(GROUPINGS), serviceIds: chosen() });

export const leftOutSchema = () => z.object({ serviceIds: chosen() });

export const returnSchema = () => z.object({ itemIds: chosen(), reason: requiredText() });

const confirmed = () =>
  z.object({
    itemId: requiredId(),
    invoiceNumber: requiredText(INVOICE_NUMBER_MAX),
    invoicedOn: requiredDate(),
  });

export const confirmSchema = () =>
  ruled(
    z.object({
      items: z
        .array(confirmed(), MESSAGES.choice)
        .check(z.minLength(1, MESSAGES.required), z.maxLength(BATCH_MAX, MESSAGES.tooMany(BATCH_MAX))),
    }),
    ({ items }) => (Array.isArray(items) ? numberProblems(items) : []),
  );

export const invoiceSchema = (bounds: readonly InvoiceBounds[] = []) =>
  ruled(
    z.object({ invoiceNumber: requiredText(INVOICE_NUMBER_MAX), invoicedOn: requiredDate() }),
    ({ invoicedOn }) => {
      if (!isDay(invoicedOn)) return [];
      const [message] = bounds.flatMap((each) => invoiceDateProblem(invoicedOn, each) ?? []);
      return message === undefined ? [] : [{ path: 'invoicedOn', message }];
    },
  );
