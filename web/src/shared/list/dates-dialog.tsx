import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { useState } from 'react';
import { DateInput } from '../ui/fields/date-input.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { DialogActions } from '../ui/dialogs/dialog-actions.tsx';
import type { Days } from './days.ts';

type Props = { question: string; days: Days; onChange: (days: Days) => void; onClose: () => void };

export function DatesDialog({ question, days, onChange, onClose }: Props) {
  const [from, setFrom] = useState(days.desde ?? '');
  const [to, setTo] = useState(days.hasta ?? '');
  const isBackwards = from !== '' && to !== '' && to < from;
  const apply = () => {
    if (isBackwards) return;
    onClose();
    onChange({ desde: from === '' ? null : from, hasta: to === '' ? null : to });
  };
  const actions = <DialogActions submit="Filtrar" onCancel={onClose} />;
  return (
    <Dialog open onClose={onClose} title={question} onSubmit={apply} actions={actions}>
      <DateInput label="Desde" value={from} onChange={setFrom} />
      <DateInput
        label="Hasta"
        value={to}
        onChange={setTo}
        error={isBackwards ? MESSAGES.endBeforeStart : null}
      />
    </Dialog>
  );
}
