import { useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { forgetActivity } from '#records/activity/forget-activity.ts';
import { PERMISSION_EFFECTS, yesNo } from '#records/staff/access/permission-words.ts';
import { fullName } from '#records/staff/staff.ts';
import { useRecentSignIn } from '#session/password/recent-sign-in.tsx';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Switch } from '#shared/ui/fields/checkbox.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';

import {
  useSetTechnicianPermissionsMutation,
  type SetTechnicianPermissionsMutation,
} from './permissions-dialog.generated.ts';
import classes from './technician-detail.module.css';
import type { Technician_TechnicianFragment } from './technician.generated.ts';

type Technician = Technician_TechnicianFragment;
type Permissions = { prices: boolean; phones: boolean };

/** Two ticks need no dialogue of versions: what it has become is said, and what was chosen stays to be saved again. */
function outcomeOf(data: SetTechnicianPermissionsMutation | null | undefined): Outcome {
  if (!data) throw new Error('No data');
  const { result } = data;
  if (result.__typename === 'TechnicianSuccess') return done(undefined);
  if (result.__typename !== 'ConflictError' || result.current.__typename !== 'Technician') {
    return refused(result);
  }
  const { prices, phones } = result.current.permissions;
  const now = `ve precios, ${yesNo(prices)}; ve teléfonos, ${yesNo(phones)}`;
  return refused({
    message: `${quickerWords(result.change, 'cambiado a este técnico')}. Ahora tiene: ${now}. Guarda otra vez para dejar lo que has elegido`,
  });
}

/** Sends them; where the sign-in is too long ago, asks for the password and sends the same again. */
function useSave({ id, version }: Technician, onDone: () => void) {
  const [run] = useSetTechnicianPermissionsMutation();
  const { ask, dialog } = useRecentSignIn();
  const action = useAction<Permissions & { version: number }>({
    send: async (permissions, key) => {
      const variables = { input: { ...permissions, id }, key };
      const { data } = await run({ variables, update: forgetActivity });
      const isTooOld = data?.result.__typename === 'RecentSignInError';
      if (!isTooOld || !(await ask())) return outcomeOf(data);
      return outcomeOf((await run({ variables, update: forgetActivity })).data);
    },
    readFailure,
    success: 'Permisos guardados',
    onDone,
  });
  return { ...action, save: (chosen: Permissions) => action.run({ ...chosen, version }), question: dialog };
}

/** What a technician may see beside their work. */
export function PermissionsDialog({ technician, onClose }: { technician: Technician; onClose: () => void }) {
  const { save, isBusy, problem, question } = useSave(technician, onClose);
  const [prices, setPrices] = useState(technician.permissions.prices);
  const [phones, setPhones] = useState(technician.permissions.phones);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={`Permisos de ${fullName(technician)}`}
        onSubmit={() => save({ prices, phones })}
        actions={
          <>
            <Button title="Cancelar" onClick={close} />
            <Button type="primary" submit title="Guardar permisos" busy={isBusy} />
          </>
        }
      >
        {problem !== null && <Banner kind="error">{problem}</Banner>}
        <div className={classes['switches']}>
          <Switch
            label="Ver precios"
            helperText={PERMISSION_EFFECTS.prices}
            value={prices}
            onChange={setPrices}
          />
          <Switch
            label="Ver teléfonos"
            helperText={PERMISSION_EFFECTS.phones}
            value={phones}
            onChange={setPhones}
          />
        </div>
      </Dialog>
      {question}
    </>
  );
}
