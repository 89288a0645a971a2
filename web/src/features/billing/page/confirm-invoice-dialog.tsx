import { invoiceSchema } from '@cuadrilla/domain/inputs/billing/batches.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { today } from '#shared/format/dates.ts';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { ConfirmBillingItemsDocument } from './batch-acts.generated.ts';
import { BATCH_ACT, servicesWords, type Batch, type Item } from './batch.ts';

type Props = { batch: Batch; items: readonly Item[]; invoiceRef: string; onClose: () => void };

export function ConfirmInvoiceDialog({ batch: { id, version }, items, invoiceRef, onClose }: Props) {
  const [first] = items;
  const form = useSaveRecord(ConfirmBillingItemsDocument, {
    ...BATCH_ACT,
    initialValues: {
      invoiceNumber: first?.invoiceNumber ?? '',
      invoicedOn: first?.invoicedOn ?? today(),
    },
    schema: invoiceSchema,
    draft: null,
    input: (invoice) => ({
      ...{ id, version },
      items: items.map((item) => ({ itemId: item.id, ...invoice })),
    }),
    success: 'Factura anotada',
    onDone: onClose,
  });
  return (
    <FormDialog onClose={onClose} form={form} title={`¿Qué factura es ${invoiceRef}?`} submit="Anotar">
      <Wide>
        <p>Se anota en {servicesWords(items.length)}.</p>
      </Wide>
      <TextInput {...form.field('invoiceNumber')} label="Nº de factura" required />
      <DateInput {...form.field('invoicedOn')} label="Fecha de la factura" required />
    </FormDialog>
  );
}
