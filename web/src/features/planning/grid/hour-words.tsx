import { formatTime } from '#shared/format/dates.ts';

/** `08:15`, in two lines where it has room only for two digits. */
export function HourWords({ instant }: { instant: Date }) {
  const [hour, minute] = formatTime(instant.toISOString()).split(':');
  return (
    <span data-hour>
      {hour}:<wbr />
      {minute}
    </span>
  );
}
