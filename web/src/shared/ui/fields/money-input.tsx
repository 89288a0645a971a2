import { eurosInput, parseEuros } from '@cuadrilla/domain/services/money.ts';
import type { FocusEvent } from 'react';
import { TextInput } from './text-input.tsx';
import type { FieldProps } from './field.tsx';

type Props = FieldProps<string> & { placeholder?: string };

export function MoneyInput({ onChange, onBlur, value, ...rest }: Props) {
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const cents = parseEuros(value);
    if (cents !== null && eurosInput(cents) !== value) onChange(eurosInput(cents));
    onBlur?.(event);
  };
  return (
    <TextInput
      {...rest}
      label={rest.label}
      value={value}
      onChange={onChange}
      onBlur={tidy}
      inputMode="decimal"
      unit="€"
    />
  );
}
