import { DAY } from '../../format/typed-when.ts';
import { WhenInput, type WhenInputProps } from './when-input.tsx';

/** A day without a time, as `2026-11-21`, or empty. */
export function DateInput(props: WhenInputProps) {
  return (
    <WhenInput {...props} type="date" writing={DAY} unread="Escribe una fecha que exista, así: 23/11/2026" />
  );
}
