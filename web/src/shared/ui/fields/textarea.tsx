import { characterCount } from '@cuadrilla/domain/text/text.ts';
import { Field, type FieldProps } from './field.tsx';
import inputs from './text-input.module.css';
import classes from './textarea.module.css';

type Props = FieldProps<string, HTMLTextAreaElement> & {
  placeholder?: string;
  rows?: number;
  /** The counter shows below a tenth; longer text is kept, for the form's validation. */
  maxLength?: number;
};

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
