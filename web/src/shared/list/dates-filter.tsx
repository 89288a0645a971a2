import { useState } from 'react';
import { formatDate } from '../format/dates.ts';
import { lazyPart } from '../lazy-part.tsx';
import { AskedChip } from './asked-chip.tsx';
import type { Days } from './days.ts';

type Props = { question: string; days: Days; onChange: (days: Days) => void };

const { Part: DatesDialog } = lazyPart(() => import('./dates-dialog.tsx'), 'DatesDialog');

function daysWords({ desde, hasta }: Days): string | null {
  if (desde !== null && desde === hasta) return `el ${formatDate(desde)}`;
  if (desde !== null && hasta !== null) return `del ${formatDate(desde)} al ${formatDate(hasta)}`;
  if (desde !== null) return `desde el ${formatDate(desde)}`;
  return hasta === null ? null : `hasta el ${formatDate(hasta)}`;
}

export function DatesFilter({ question, days, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AskedChip
      label="Fechas"
      chosen={daysWords(days)}
      onOpen={() => setOpen(true)}
      onRemove={() => onChange({ desde: null, hasta: null })}
    >
      {isOpen && (
        <DatesDialog question={question} days={days} onChange={onChange} onClose={() => setOpen(false)} />
      )}
    </AskedChip>
  );
}
