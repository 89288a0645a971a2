import { IconCheck, IconUserPlus } from '@tabler/icons-react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import type { Failure } from '#shared/graphql/failure.ts';
import { PATHS } from '#shared/paths.ts';
import { Banner } from '#shared/ui/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { LeaveDialog } from '#shared/ui/leave-dialog.tsx';
import { TechnicianFields } from './technician-fields.tsx';
import classes from './technician-form.module.css';
import { useSubmitTechnician, type Phase } from './use-submit-technician.ts';
import { useTechnicianForm } from './use-technician-form.ts';

/** Ctrl+S (⌘S) saves instead of offering to save the web page. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Stays where the toast does not; only the toast, which comes with it, is read out. */
function Problem({ failure }: { failure: Failure }) {
  const detail = failure.requestId === null ? undefined : `Identificador ${failure.requestId}`;
  return (
    <div className={classes['problem']}>
      <Banner kind="error" detail={detail} isSilent>
        {failure.message}
      </Banner>
    </div>
  );
}

function Foot({ phase }: { phase: Phase }) {
  const isCreated = phase === 'created';
  return (
    <div className={classes['foot']}>
      <div className={classes['keys']}>
        <kbd>Ctrl S</kbd>guarda
      </div>
      <Button style="link" title="Cancelar" to={PATHS.technicians} />
      <Button
        type="primary"
        title="Crear técnico"
        submit
        icon={isCreated ? <IconCheck size={16} /> : <IconUserPlus size={16} />}
        busy={phase === 'sending'}
        disabled={isCreated}
      />
    </div>
  );
}

/** The form card. */
export function NewTechnicianForm() {
  const technician = useTechnicianForm();
  const { form, loadPhones, forgetDraft } = technician;
  const { phase, failure, submit } = useSubmitTechnician(technician);
  const save = () => void submit();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  useSaveKey(save);
  return (
    <form noValidate className={classes['card']} onSubmit={onSubmit}>
      <div className={classes['body']}>
        <h2>Datos de acceso y contacto</h2>
        <p className={classes['hint']}>
          Los campos con <span className={classes['asterisk']}>*</span> son obligatorios.
        </p>
        {failure !== null && <Problem failure={failure} />}
        <TechnicianFields form={form} disabled={phase === 'created'} onPhoneUsed={loadPhones} />
      </div>
      <Foot phase={phase} />
      <LeaveDialog hasChanges={form.isDirty && phase === 'editing'} onDiscard={forgetDraft} />
    </form>
  );
}
