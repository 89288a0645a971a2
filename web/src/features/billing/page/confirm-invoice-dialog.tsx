import { invoiceSchema } from '@cuadrilla/domain/inputs/billing/batches.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { refused } from '#shared/form/outcome.ts';
import { formatDate, today } from '#shared/format/dates.ts';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { ConfirmBillingItemsDocument, type ConfirmBillingItemsMutation } from './batch-acts.generated.ts';
import { BATCH_ACT, boundsOf, isLeft, itemsAt, servicesWords, type Batch, type Item } from './batch.ts';

type Props = { batch: Batch; items: readonly Item[]; invoiceRef: string; onClose: () => void };

/** The invoice of the items, whose errors the server gives at each of them. */
function settle(result: ConfirmBillingItemsMutation['confirmBillingItems']) {
  if (result.__typename !== 'ValidationError') return undefined;
  const fields = result.fields.map(({ path, message }) => ({ path: path.split('.').at(-1) ?? '', message }));
  const ofItem = fields.find(({ path }) => path === 'itemId');
  return refused(ofItem ? { message: ofItem.message } : { message: result.message, fields });
}

const LABELS = { invoiceNumber: 'Nº de factura', invoicedOn: 'Fecha de la factura' };

export function ConfirmInvoiceDialog({ batch, items, invoiceRef, onClose }: Props) {
  const ids = items.map((item) => item.id);
  const left = itemsAt(batch, ids).filter(isLeft);
  const form = useSaveRecord(ConfirmBillingItemsDocument, {
    ...BATCH_ACT,
    settle,
    record: batch,
    valuesOf: (seen: Pick<Batch, 'content'>) => {
      const [first] = itemsAt(seen, ids);
      return { invoiceNumber: first?.invoiceNumber ?? '', invoicedOn: first?.invoicedOn ?? today() };
    },
    schema: () => invoiceSchema(left.map((item) => boundsOf(item, batch))),
    draft: null,
    input: (invoice, { version }) => ({
      id: batch.id,
      version,
      items: left.map((item) => ({ itemId: item.id, ...invoice })),
    }),
    success: 'Factura anotada',
    onDone: onClose,
  });
  return (
    <>
      <FormDialog onClose={onClose} form={form} title={`¿Qué factura es ${invoiceRef}?`} submit="Anotar">
        <Wide>
          <p>Se anota en {servicesWords(left.length)}.</p>
        </Wide>
        <TextInput {...form.field('invoiceNumber')} label={LABELS.invoiceNumber} required />
        <DateInput {...form.field('invoicedOn')} label={LABELS.invoicedOn} required />
      </FormDialog>
      <ConflictQuestion form={form} labels={LABELS} formats={{ invoicedOn: formatDate }} />
    </>
  );
}
