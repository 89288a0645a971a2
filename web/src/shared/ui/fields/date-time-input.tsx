import { DAY_AND_TIME } from '../../format/typed-when.ts';
import { WhenInput, type WhenInputProps } from './when-input.tsx';

const UNREAD = 'Escribe la fecha y la hora así: 23/11/2026 14:30';

/** A day and a time of the day as `2026-11-21T14:30`, or empty. In which zone is for whoever reads it. */
export function DateTimeInput(props: WhenInputProps) {
  return <WhenInput {...props} type="datetime-local" writing={DAY_AND_TIME} unread={UNREAD} />;
}
