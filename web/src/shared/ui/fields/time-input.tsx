import { TIME } from '../../format/typed-when.ts';
import { WhenInput, type WhenInputProps } from './when-input.tsx';

export function TimeInput(props: WhenInputProps) {
  return <WhenInput {...props} type="time" writing={TIME} unread="Escribe la hora así: 14:30" />;
}
