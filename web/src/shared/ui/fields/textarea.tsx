import { characterCount } from '@cuadrilla/domain/text/text.ts';
import { Field, type FieldProps } from './field.tsx';
import inputs from './text-input.module.css';
import classes from './textarea.module.css';

type Props = FieldProps<string, HTMLTextAreaElement> & {
  placeholder?: string;
  rows?: number;
  /** The count shows when less than a tenth is left; what is longer is kept, and told by the form's own rules. */
  maxLength?: number;
};

/** Several lines; grows with what is written. */
export function Textarea({ value, onChange, rows = 3, maxLength, placeholder, ref, ...rest }: Props) {
  const count = maxLength === undefined ? 0 : characterCount(value);
  return (
    <Field {...rest}>
      {(tied) => (
        <>
          <textarea
            {...tied}
            ref={ref}
            rows={rows}
            style={{ '--rows': rows } as Record<string, number>}
            value={value}
            placeholder={placeholder}
            className={`${inputs['input'] ?? ''} ${classes['area'] ?? ''}`}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {maxLength !== undefined && count > maxLength * 0.9 && (
            <div className={classes['count']} data-over={count > maxLength || undefined}>
              {count} de {maxLength}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
