import { LINE } from '@cuadrilla/domain/records/line.ts';
import {
  BILLABLE,
  BILLABLE_LABELS,
  formatQuantity,
  LINE_KIND_LABELS,
  LINE_KINDS,
  LINE_UNIT_LABELS,
  LINE_UNITS,
  VAT_RATES,
  type LineKind,
} from '@cuadrilla/domain/services/service-lines.ts';
import { useRef } from 'react';
import { Wide } from '#shared/form/form-card.tsx';
import { MoneyInput } from '#shared/ui/fields/money-input.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { Line } from './line-columns.tsx';
import { LineItemField } from './line-item-field.tsx';
import type { LineFormState } from './use-line-form.ts';

const KINDS = LINE_KINDS.map((value) => ({ value, label: LINE_KIND_LABELS[value] }));
const UNITS = LINE_UNITS.map((value) => ({ value, label: LINE_UNIT_LABELS[value] }));
const RATES = VAT_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` }));
const CHARGED = BILLABLE.map((value) => ({ value, label: BILLABLE_LABELS[value] }));

type OfForm = { form: LineFormState };

function Discount({ form: { field } }: OfForm) {
  const { label } = LINE.discountBasisPoints;
  return <TextInput {...field('discountBasisPoints')} label={label} inputMode="decimal" unit="%" />;
}

function Vat({ form: { field } }: OfForm) {
  return <Select {...field('vatPercent')} label={LINE.vatPercent.label} options={RATES} />;
}

/** What the invoice of a closed service lacks: the price with what belongs to it, or a right IVA alone. */
export function LackingFields({ form, line, isPrice }: OfForm & { line: Line; isPrice: boolean }) {
  const { text, quantityMilli, unit } = line;
  return (
    <>
      <Wide>
        {text}, {formatQuantity(quantityMilli)} {LINE_UNIT_LABELS[unit]}
      </Wide>
      {isPrice && (
        <>
          <MoneyInput {...form.field('unitPriceCents')} label={LINE.unitPriceCents.label} required />
          <Discount form={form} />
        </>
      )}
      <Vat form={form} />
    </>
  );
}

function Prices({ form, isPriceAsked }: OfForm & { isPriceAsked: boolean }) {
  return (
    <>
      <MoneyInput
        {...form.field('unitPriceCents')}
        label={LINE.unitPriceCents.label}
        helperText="Puede quedar sin precio hasta cerrar"
        data-autofocus={isPriceAsked || undefined}
      />
      <Discount form={form} />
      <Vat form={form} />
      <Select {...form.field('billable')} label={LINE.billable.label} options={CHARGED} />
    </>
  );
}

type Props = OfForm & {
  line: Line | null;
  withPrices: boolean;
  /** Opens at the price instead of at the first field. */
  isPriceAsked?: boolean;
};

export function LineFields({ form, line, withPrices, isPriceAsked = false }: Props) {
  const { field, set, values } = form;
  const { ref: registerText, ...textField } = field('text');
  const text = useRef<HTMLInputElement>(null);
  const writeFreely = (typed: string) => {
    set('text', typed);
    text.current?.focus();
  };
  const choose = (kind: LineKind) => {
    set('kind', kind);
    // Labour is counted in hours, unless another unit has been chosen.
    if (kind === 'LABOUR' && values.unit === 'UNIT') set('unit', 'HOUR');
    if (kind !== 'LABOUR' && values.unit === 'HOUR') set('unit', 'UNIT');
  };
  return (
    <>
      <Wide>
        <LineItemField form={form} line={line} onFreeText={writeFreely} />
      </Wide>
      <Wide>
        <Select {...field('kind')} onChange={choose} label={LINE.kind.label} options={KINDS} />
      </Wide>
      <Wide>
        <TextInput
          {...textField}
          ref={(input) => {
            text.current = input;
            registerText(input);
          }}
          label={LINE.text.label}
          required
        />
      </Wide>
      <TextInput {...field('quantityMilli')} label={LINE.quantityMilli.label} inputMode="decimal" required />
      <Select {...field('unit')} label={LINE.unit.label} options={UNITS} />
      {withPrices && <Prices form={form} isPriceAsked={isPriceAsked} />}
    </>
  );
}
