import { DAY_AND_TIME } from '../../format/typed-when.ts';
import { WhenInput, type WhenInputProps } from './when-input.tsx';

const UNREAD = 'Escribe la fecha y la hora así: 23/11/2026 14:30';

export function DateTimeInput(props: WhenInputProps) {
  return <WhenInput {...props} type="datetime-local" writing={DAY_AND_TIME} unread={UNREAD} />;
}
