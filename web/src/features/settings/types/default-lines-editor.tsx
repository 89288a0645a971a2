import { DEFAULT_LINES_MAX } from '@cuadrilla/domain/inputs/settings/service-type.ts';
import { LINE_UNIT_LABELS } from '@cuadrilla/domain/services/service-lines.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ItemChoice, ItemPickerProps } from '#records/items/item-picker.tsx';
import { useItemChoice, type KnownItem } from '#records/items/use-item-choice.ts';
import { lazyCombobox } from '#shared/ui/combobox/lazy-combobox.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import classes from './checklist.module.css';
import { Tool, useFocusAfter } from './entry-tools.tsx';
import type { ServiceType_FormFragment } from './type-page.generated.ts';
import { NEW_DEFAULT_LINE, type DefaultLineValues } from './type-values.ts';
import type { TypeForm } from './use-type-form.ts';

const ItemPicker = lazyCombobox<'ItemPicker', ItemPickerProps>(
  () => import('#records/items/item-picker.tsx'),
  'ItemPicker',
);

type Type = ServiceType_FormFragment | null;

const knownIn = (type: Type, id: string): (KnownItem & { unit: ItemChoice['unit'] }) | null => {
  const item = type?.defaultLines.find(({ itemId }) => itemId === id)?.item;
  return item ? { id, name: item.name, code: item.ref, unit: item.unit, costCents: null } : null;
};

type LineProps = { form: TypeForm; type: Type; index: number; onRemove: () => void };

function DefaultLineFields({ form: { field, values }, type, index, onRemove }: LineProps) {
  const id = values.defaultLines[index]?.itemId ?? '';
  const known = knownIn(type, id);
  const { name, code } = useItemChoice(id, known);
  const [picked, setPicked] = useState<ItemChoice | null>(null);
  const unit = picked?.id === id ? picked.unit : known?.unit;
  return (
    <div role="group" aria-label={`Línea ${index + 1}`} data-line={index} className={classes['point']}>
      <div className={classes['fields']}>
        <ItemPicker
          {...field(`defaultLines.${index}.itemId`)}
          onPick={setPicked}
          label="Artículo del catálogo"
          required
          chosen={id === '' ? null : { value: id, label: name }}
          {...(code === undefined ? {} : { helperText: code })}
        />
        <TextInput
          {...field(`defaultLines.${index}.quantityMilli`)}
          label="Cantidad"
          required
          inputMode="decimal"
          autoComplete="off"
          {...(unit === undefined ? {} : { unit: LINE_UNIT_LABELS[unit] })}
        />
      </div>
      <div className={classes['tools']}>
        <Tool icon={IconTrash} name="remove" label={`Quitar la línea ${index + 1}`} onClick={onRemove} />
      </div>
    </div>
  );
}

export function DefaultLinesEditor({ form, type }: { form: TypeForm; type: Type }) {
  const { ref, focusAfter } = useFocusAfter();
  const { entries, add, remove } = form.list('defaultLines');
  const { error } = form.field('defaultLines');
  return (
    <div ref={ref} className={classes['points']}>
      {entries.map((_, index) => (
        <DefaultLineFields
          key={index}
          form={form}
          type={type}
          index={index}
          onRemove={() => {
            remove(index);
            focusAfter('[data-add] button');
          }}
        />
      ))}
      {error !== null && <p className={classes['problem']}>{error}</p>}
      {entries.length < DEFAULT_LINES_MAX && (
        <div data-add className={classes['add']}>
          <Button
            title="Añadir línea"
            icon={<IconPlus size={16} stroke={2} />}
            onClick={() => {
              add(NEW_DEFAULT_LINE);
              focusAfter(`[data-line="${entries.length}"] input`);
            }}
          />
        </div>
      )}
    </div>
  );
}

function Name({ line, type }: { line: DefaultLineValues; type: Type }) {
  const { name } = useItemChoice(line.itemId, knownIn(type, line.itemId));
  return (
    <div>
      {line.quantityMilli} · {name}
    </div>
  );
}

export function DefaultLineNames({ lines, type }: { lines: readonly DefaultLineValues[]; type: Type }) {
  if (lines.length === 0) return 'Ninguna';
  return lines.map((line, index) => <Name key={index} line={line} type={type} />);
}
