import { TECHNICIAN_COLORS, type TechnicianColorId } from '@cuadrilla/domain/text/colors.ts';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { FieldSet, type FieldProps } from '#shared/ui/fields/field.tsx';
import classes from './color-field.module.css';

export function ColorField({ value, onChange, name, disabled = false, ref, ...rest }: FieldProps<string>) {
  const id = useId();
  const isKnown = TECHNICIAN_COLORS.some((color) => color.id === value);
  const holdsRef = (color: TechnicianColorId, index: number) => (isKnown ? color === value : index === 0);
  return (
    <FieldSet {...rest} className={classes['palette']}>
      {TECHNICIAN_COLORS.map((color, index) => (
        <label key={color.id} className={classes['color']}>
          <input
            type="radio"
            name={name ?? id}
            value={color.id}
            checked={color.id === value}
            disabled={disabled}
            ref={holdsRef(color.id, index) ? ref : undefined}
            onChange={() => onChange(color.id)}
          />
          <span className={classes['swatch']} style={{ background: color.hex }} aria-hidden="true">
            <IconCheck size={14} stroke={2.5} />
          </span>
          {color.label}
        </label>
      ))}
    </FieldSet>
  );
}
