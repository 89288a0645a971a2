import { TIME } from '../../format/typed-when.ts';
import { WhenInput, type WhenInputProps } from './when-input.tsx';

/** Below an end that is not after its start. */
export const NEXT_DAY = 'Termina el día siguiente';

export function TimeInput(props: WhenInputProps) {
  return <WhenInput {...props} type="time" writing={TIME} unread="Escribe la hora así: 14:30" />;
}
