import { textUpTo } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import {
  LINE_KIND_LABELS,
  LINE_KINDS,
  LINE_UNIT_LABELS,
  LINE_UNITS,
  parseQuantity,
  type LineKind,
  type LineUnit,
} from '@cuadrilla/domain/services/service-lines.ts';
import { SHORT_TEXT_MAX } from '@cuadrilla/domain/text/text.ts';
import { useEffect, useRef, useState } from 'react';
import type { ServiceLineInput } from '#gql/schema.generated.ts';
import type { LineDraft } from '#outbox/kept/draft.ts';
import { useKnownItems } from '#outbox/kept/use-known.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { DialogActions } from '#shared/ui/dialogs/dialog-actions.tsx';
import { ItemField } from './item-field.tsx';
import classes from '../visit/work.module.css';

type Props = {
  kind: LineKind;
  written: LineDraft | null;
  onWrite: (line: LineDraft | null) => void;
  onClose: () => void;
  onAdd: (line: ServiceLineInput) => void;
};

const UNIT_OF: Record<LineKind, LineUnit> = {
  MATERIAL: 'UNIT',
  LABOUR: 'HOUR',
  TRAVEL: 'KILOMETER',
  OTHER: 'UNIT',
};
/** Until the office decides. */
const PLAIN_VAT = 21;
const KINDS = LINE_KINDS.map((value) => ({ value, label: LINE_KIND_LABELS[value] }));
const UNITS = LINE_UNITS.map((value) => ({ value, label: LINE_UNIT_LABELS[value] }));

function useLine({ kind, written, onWrite }: Pick<Props, 'kind' | 'written' | 'onWrite'>) {
  const line: LineDraft = written ?? { kind, text: '', quantity: '1', unit: UNIT_OF[kind] };
  const [wasTried, setTried] = useState(false);
  const quantityMilli = parseQuantity(line.quantity);
  const errors = {
    text: textUpTo(SHORT_TEXT_MAX)(line.text) ?? (line.text.trim() === '' ? MESSAGES.required : null),
    quantity: quantityMilli === null ? MESSAGES.quantity : null,
  };
  const change = (part: Partial<LineDraft>) => onWrite({ ...line, ...part });
  const shown = wasTried ? errors : { text: null, quantity: null };
  return { line, change, quantityMilli, errors, shown, setTried };
}

type Added = { count: number; text: string };

export function LineDialog({ onClose, onAdd, ...rest }: Props) {
  const { line, change, quantityMilli, errors, shown, setTried } = useLine(rest);
  const { items, catalogue } = useKnownItems();
  const [added, setAdded] = useState<Added>({ count: 0, text: '' });
  const search = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const quantity = useRef<HTMLInputElement>(null);
  const add = (isLast: boolean) => {
    setTried(true);
    if (errors.text !== null) return text.current?.focus();
    if (quantityMilli === null) return quantity.current?.focus();
    const { kind, unit } = line;
    const item = items.find(line.itemId);
    if (item) void items.use(item.id);
    onAdd({
      kind,
      text: line.text.trim(),
      quantityMilli,
      unit,
      billable: 'YES',
      vatPercent: item?.vatPercent ?? PLAIN_VAT,
      ...(item && { itemId: item.id, unitPriceCents: item.priceCents }),
    });
    rest.onWrite(null);
    if (isLast) {
      onClose();
      return;
    }
    setTried(false);
    setAdded(({ count }) => ({ count: count + 1, text: line.text.trim() }));
  };
  const writeFreely = (typed: string) => {
    change({ itemId: '', text: typed });
    text.current?.focus();
  };
  // The focused search is replaced by an empty one.
  useEffect(() => {
    if (added.count > 0) (search.current?.disabled ? text.current : search.current)?.focus();
  }, [added.count]);
  const actions = (
    <>
      <DialogActions submit="Añadir" cancel={added.count > 0 ? 'Cerrar' : 'Cancelar'} onCancel={onClose} />
      <Button title="Añadir otra" onClick={() => add(false)} />
    </>
  );
  return (
    <Dialog open title="Añadir una línea" onClose={onClose} onSubmit={() => add(true)} actions={actions}>
      {catalogue !== 'none' && (
        <ItemField
          key={added.count}
          ref={search}
          line={line}
          items={items}
          waiting={catalogue === 'here' ? null : catalogue}
          onChange={change}
          onFreeText={writeFreely}
        />
      )}
      <Select
        label="Clase"
        value={line.kind}
        options={KINDS}
        onChange={(chosen) => change({ kind: chosen, unit: UNIT_OF[chosen] })}
      />
      <TextInput
        ref={text}
        label="Concepto"
        required
        value={line.text}
        error={shown.text}
        onChange={(value) => change({ text: value })}
      />
      <div className={classes['pair']}>
        <TextInput
          ref={quantity}
          label="Cantidad"
          required
          inputMode="decimal"
          value={line.quantity}
          error={shown.quantity}
          onChange={(value) => change({ quantity: value })}
        />
        <Select label="Unidad" value={line.unit} options={UNITS} onChange={(unit) => change({ unit })} />
      </div>
      <p role="status" className={classes['added']}>
        {added.count > 0 && `Añadido: ${added.text}`}
      </p>
    </Dialog>
  );
}
