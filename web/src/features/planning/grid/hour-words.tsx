import { formatTime } from '#shared/format/dates.ts';

export function HourWords({ instant }: { instant: Date }) {
  const [hour, minute] = formatTime(instant.toISOString()).split(':');
  return (
    <span data-hour>
      {hour}:<wbr />
      {minute}
    </span>
  );
}
