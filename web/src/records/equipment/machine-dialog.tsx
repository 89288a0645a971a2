import {
  EQUIPMENT_KIND_LABELS,
  EQUIPMENT_KINDS,
  type EquipmentKind,
} from '@cuadrilla/domain/services/equipment.ts';
import { textUpTo } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { isBlank, SHORT_TEXT_MAX } from '@cuadrilla/domain/text/text.ts';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';

type PlateText = { brand: string; model: string; serialNumber: string };
type Plate = { [Field in keyof PlateText]: string | null };

const FIELDS = { brand: 'Marca', model: 'Modelo', serialNumber: 'Número de serie' } as const;
const KINDS = EQUIPMENT_KINDS.map((value) => ({ value, label: EQUIPMENT_KIND_LABELS[value] }));

const problemOf = (text: string) => (isBlank(text) ? null : textUpTo(SHORT_TEXT_MAX)(text));
const written = (text: string) => (isBlank(text) ? null : text.trim());

type Props = {
  title: string;
  verb: string;
  plate: Plate;
  onClose: () => void;
} & (
  | { onSave: (plate: Plate) => void; onAdd?: never }
  | { onAdd: (machine: Plate & { kind: EquipmentKind }) => void; onSave?: never }
);

export function MachineDialog({ title, verb, plate, onClose, onSave, onAdd }: Props) {
  const [texts, setTexts] = useState<PlateText>({
    brand: plate.brand ?? '',
    model: plate.model ?? '',
    serialNumber: plate.serialNumber ?? '',
  });
  const [kind, setKind] = useState<EquipmentKind | ''>('');
  const [wasTried, setTried] = useState(false);
  const names = Object.keys(FIELDS) as (keyof PlateText)[];
  const submit = () => {
    setTried(true);
    if (names.some((name) => problemOf(texts[name]) !== null)) return;
    const { brand, model, serialNumber } = texts;
    const typed = { brand: written(brand), model: written(model), serialNumber: written(serialNumber) };
    if (onAdd === undefined) onSave(typed);
    else if (kind !== '') onAdd({ kind, ...typed });
  };
  const actions = (
    <>
      <Button title="Cancelar" onClick={onClose} />
      <Button type="primary" title={verb} submit />
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} onSubmit={submit} actions={actions}>
      {onAdd !== undefined && (
        <Select
          label="Tipo"
          required
          value={kind}
          options={KINDS}
          placeholder="Elige qué es"
          error={wasTried && kind === '' ? MESSAGES.required : null}
          onChange={setKind}
        />
      )}
      {names.map((name) => (
        <TextInput
          key={name}
          label={FIELDS[name]}
          value={texts[name]}
          error={problemOf(texts[name])}
          onChange={(value) => setTexts({ ...texts, [name]: value })}
        />
      ))}
    </Dialog>
  );
}
