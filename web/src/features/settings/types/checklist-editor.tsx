import { CHECKLIST_ITEM } from '@cuadrilla/domain/records/settings/service-type.ts';
import { CHECKLIST_KIND_LABELS, CHECKLIST_KINDS } from '@cuadrilla/domain/services/service-type.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TagsInput } from '#shared/ui/fields/tags-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import classes from './checklist.module.css';
import { Tool, useFocusAfter } from './entry-tools.tsx';
import { moved, NEW_POINT } from './type-values.ts';
import type { TypeForm } from './use-type-form.ts';

const KINDS = CHECKLIST_KINDS.map((value) => ({ value, label: CHECKLIST_KIND_LABELS[value] }));

type PointProps = { form: TypeForm; index: number };

function PointFields({ form: { field, values }, index }: PointProps) {
  const isChoice = values.checklist[index]?.kind === 'CHOICE';
  return (
    <div className={classes['fields']}>
      <TextInput
        {...field(`checklist.${index}.text`)}
        label={CHECKLIST_ITEM.text.label}
        required
        autoComplete="off"
      />
      <Select {...field(`checklist.${index}.kind`)} label={CHECKLIST_ITEM.kind.label} options={KINDS} />
      {isChoice && (
        <div className={classes['wide']}>
          <TagsInput
            {...field(`checklist.${index}.options`)}
            label={CHECKLIST_ITEM.options.label}
            required
            placeholder="Bien"
            helperText="Al menos dos. Pulsa Intro después de cada una."
          />
        </div>
      )}
      <Checkbox {...field(`checklist.${index}.required`)} label={CHECKLIST_ITEM.required.label} />
    </div>
  );
}

type ToolsProps = { index: number; last: number; onMove: (by: -1 | 1) => void; onRemove: () => void };

function Tools({ index, last, onMove, onRemove }: ToolsProps) {
  const which = `el punto ${index + 1}`;
  return (
    <div className={classes['tools']}>
      <Tool
        icon={IconArrowUp}
        name="up"
        label={`Subir ${which}`}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <Tool
        icon={IconArrowDown}
        name="down"
        label={`Bajar ${which}`}
        disabled={index === last}
        onClick={() => onMove(1)}
      />
      <Tool icon={IconTrash} name="remove" label={`Quitar ${which}`} onClick={onRemove} />
    </div>
  );
}

export function ChecklistEditor({ form }: { form: TypeForm }) {
  const { ref, focusAfter } = useFocusAfter();
  const points = form.list('checklist');
  const last = points.entries.length - 1;
  const { error } = form.field('checklist');
  const move = (index: number, by: -1 | 1) => {
    form.set('checklist', moved(points.entries, index, by));
    const to = index + by;
    const tool = by === -1 ? (to === 0 ? 'down' : 'up') : to === last ? 'up' : 'down';
    focusAfter(`[data-point="${to}"] [data-tool="${tool}"]`);
  };
  const remove = (index: number) => {
    points.remove(index);
    focusAfter('[data-add] button');
  };
  const add = () => {
    points.add(NEW_POINT);
    focusAfter(`[data-point="${last + 1}"] input`);
  };
  return (
    <div ref={ref} className={classes['points']}>
      {points.entries.map((_, index) => (
        <div
          key={index}
          role="group"
          aria-label={`Punto ${index + 1}`}
          data-point={index}
          className={classes['point']}
        >
          <PointFields form={form} index={index} />
          <Tools index={index} last={last} onMove={(by) => move(index, by)} onRemove={() => remove(index)} />
        </div>
      ))}
      {error !== null && <p className={classes['problem']}>{error}</p>}
      <div data-add className={classes['add']}>
        <Button title="Añadir punto" icon={<IconPlus size={16} stroke={2} />} onClick={add} />
      </div>
    </div>
  );
}
