import type { FocusEvent } from 'react';

export type TextField = {
  name: string;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onBlur: (event: FocusEvent) => void;
  ref: (element: HTMLElement | null) => void;
};

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
