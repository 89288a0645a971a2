import { formatTime } from '#shared/format/dates.ts';

/** `08:15`, on two lines in a narrow column. */
export function HourWords({ instant }: { instant: Date }) {
  const [hour, minute] = formatTime(instant.toISOString()).split(':');
  return (
    <span data-hour>
      {hour}:<wbr />
      {minute}
    </span>
  );
}
