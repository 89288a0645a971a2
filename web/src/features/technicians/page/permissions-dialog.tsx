import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { useState } from 'react';
import { useAct } from '#records/save/use-act.ts';
import { PERMISSION_EFFECTS, yesNo } from '#records/staff/access/permission-words.ts';
import { useRecentSignIn } from '#session/password/recent-sign-in.tsx';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { Switch } from '#shared/ui/fields/checkbox.tsx';
import { SetTechnicianPermissionsDocument } from './permissions-dialog.generated.ts';
import classes from './technician-detail.module.css';
import type { Technician_TechnicianFragment } from './technician.generated.ts';

type Technician = Technician_TechnicianFragment;

export function PermissionsDialog({ technician, onClose }: { technician: Technician; onClose: () => void }) {
  const { id, version } = technician;
  const recent = useRecentSignIn();
  const { run, isBusy, problem } = useAct(SetTechnicianPermissionsDocument, {
    recent,
    // Two switches need no conflict dialog: the choice stays and can be saved again.
    conflict: ({ current, change }) => {
      if (current.__typename !== 'Technician') return undefined;
      const now = `ve precios, ${yesNo(current.permissions.prices)}; ve teléfonos, ${yesNo(current.permissions.phones)}`;
      return `${changedMeanwhileWords(change, 'cambiado a este técnico')}. Ahora tiene: ${now}. Guarda otra vez para dejar lo que has elegido`;
    },
    evict: ['activity'],
    success: 'Permisos guardados',
    onDone: onClose,
  });
  const [prices, setPrices] = useState(technician.permissions.prices);
  const [phones, setPhones] = useState(technician.permissions.phones);
  return (
    <>
      <ConfirmDialog
        onClose={onClose}
        title={`Permisos de ${fullName(technician)}`}
        verb="Guardar permisos"
        busy={isBusy}
        problem={problem}
        onConfirm={() => run({ id, version, prices, phones })}
      >
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
      </ConfirmDialog>
      {recent.dialog}
    </>
  );
}
