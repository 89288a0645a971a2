import { DAY } from '../../format/typed-when.ts';
import { WhenInput, type WhenInputProps } from './when-input.tsx';

export function DateInput(props: WhenInputProps) {
  return (
    <WhenInput {...props} type="date" writing={DAY} unread="Escribe una fecha que exista, así: 23/11/2026" />
  );
}
