import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { isBarcode } from '@cuadrilla/domain/items/barcode.ts';
import {
  LINE_KIND_LABELS,
  LINE_KINDS,
  LINE_UNIT_LABELS,
  LINE_UNITS,
  VAT_RATES,
  type LineKind,
} from '@cuadrilla/domain/services/service-lines.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { FieldGroup, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { SuggestInput } from '#shared/ui/combobox/suggest-input.tsx';
import { MoneyInput } from '#shared/ui/fields/money-input.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TagsInput } from '#shared/ui/fields/tags-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { useItemFamilies } from '../parts/use-item-families.ts';
import type { ItemFormState } from './use-item-form.ts';

const KINDS = LINE_KINDS.map((value) => ({ value, label: LINE_KIND_LABELS[value] }));
const UNITS = LINE_UNITS.map((value) => ({ value, label: LINE_UNIT_LABELS[value] }));
const RATES = VAT_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` }));

export function ItemFields({ form: { field, set, values } }: { form: ItemFormState }) {
  const families = useItemFamilies();
  const choose = (kind: LineKind) => {
    set('kind', kind);
    // Labour is counted in hours, unless another unit has been chosen.
    if (kind === 'LABOUR' && values.unit === 'UNIT') set('unit', 'HOUR');
    if (kind !== 'LABOUR' && values.unit === 'HOUR') set('unit', 'UNIT');
  };
  return (
    <>
      <FieldGroup title="Artículo" hint={<RequiredHint />}>
        <TextInput {...field('ref')} label={ITEM.ref.label} required />
        <SuggestInput
          {...field('family')}
          label={ITEM.family.label}
          suggestions={families}
          onPick={(family) => set('family', family)}
        />
        <Wide>
          <TextInput
            {...field('name')}
            label={ITEM.name.label}
            helperText="Así aparece en las líneas y en el parte"
            required
          />
        </Wide>
        <Select {...field('kind')} onChange={choose} label={ITEM.kind.label} options={KINDS} />
        <Select {...field('unit')} label={ITEM.unit.label} options={UNITS} />
      </FieldGroup>
      <FieldGroup title="Precio">
        <MoneyInput {...field('priceCents')} label={ITEM.priceCents.label} />
        <Select {...field('vatPercent')} label={ITEM.vatPercent.label} options={RATES} />
        <MoneyInput
          {...field('costCents')}
          label={ITEM.costCents.label}
          helperText="Solo lo ven los administradores"
        />
      </FieldGroup>
      <FieldGroup title="Para encontrarlo">
        <Wide>
          <TagsInput
            {...field('barcodes')}
            label={ITEM.barcodes.label}
            placeholder="Escribe o lee un código y pulsa Intro"
            isWrong={(code) => !isBarcode(code)}
          />
        </Wide>
        <TextInput {...field('supplierRef')} label={ITEM.supplierRef.label} />
        <Wide>
          <Textarea {...field('description')} label={ITEM.description.label} maxLength={NOTE_MAX} />
        </Wide>
      </FieldGroup>
    </>
  );
}
