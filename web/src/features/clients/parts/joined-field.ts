import type { FieldAt } from '../form/client-form.ts';

export type TextField = FieldAt<string>;

export function joinedField(one: TextField, other: TextField): TextField {
  return {
    ...one,
    error: one.error ?? other.error,
    onChange: (value) => {
      one.onChange(value);
      other.onChange(value);
    },
    onBlur: (event) => {
      one.onBlur(event);
      other.onBlur(event);
    },
    ref: (element) => {
      one.ref(element);
      other.ref(element);
    },
  };
}
