import { prospectSchema } from '@cuadrilla/domain/inputs/prospects/prospect.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { formOf, inputOf } from '@cuadrilla/domain/records/record-form.ts';
import { useEffect, useRef, useState } from 'react';
import { outcomeOf } from '#records/save/outcome-of.ts';
import { useSend } from '#records/save/send.ts';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import { refused } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { Button } from '#shared/ui/button.tsx';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { hasUnread } from '#shared/ui/toasts/unread.ts';
import classes from './detail.module.css';
import type { Prospect } from './prospect-loader.tsx';
import { PROSPECT_LISTS } from '../prospect-lists.ts';
import { UpdateProspectDocument, type UpdateProspectMutation } from '../form/save-prospect.generated.ts';

function useNextAction(prospect: Prospect, onDone: () => void) {
  const { id, version } = prospect;
  const send = useSend(UpdateProspectDocument, { evict: PROSPECT_LISTS });
  return useAction({
    send: async (nextActionOn: string, key) => {
      // Stored phones were checked before, so the phone metadata is not loaded for a date.
      const checked = validate(
        prospectSchema((phone) => phone),
        inputOf(PROSPECT, { ...formOf(PROSPECT, prospect), nextActionOn }),
      );
      if (!checked.ok) return refused({ message: MESSAGES.reviewFields });
      const result = await send({ id, version, prospect: checked.value, notDuplicateOf: [] }, key);
      return outcomeOf<UpdateProspectMutation, never, never>(result, {
        conflict: ({ change }) =>
          `${changedMeanwhileWords(change, 'cambiado este prospecto')}. Revisa la fecha y guárdala otra vez`,
      });
    },
    success: 'Próxima acción guardada',
    onDone,
  });
}

export function NextActionEditor({ prospect, onClose }: { prospect: Prospect; onClose: () => void }) {
  const [day, setDay] = useState(prospect.nextActionOn ?? '');
  const { run, isBusy, problem } = useNextAction(prospect, onClose);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      noValidate
      className={classes['inline']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!hasUnread(event.currentTarget)) run(day);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <DateInput
        ref={input}
        label="Fecha de la próxima acción"
        value={day}
        onChange={setDay}
        error={problem}
      />
      <Button title="Cancelar" onClick={onClose} />
      <Button submit title="Guardar fecha" busy={isBusy} />
    </form>
  );
}
