import { IconGitMerge } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '#shared/detail/card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import classes from './merge.module.css';
import { useMerge, type Pair } from './use-merge.ts';

type Props = Pair & {
  isWaiting: boolean;
  onStale: (words: string) => void;
};

function useTypedCode(code: string) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    setError(null);
  };
  const check = (): boolean => {
    const isRight = typed.trim().toUpperCase() === code.toUpperCase();
    setError(isRight ? null : `Escribe ${code} para confirmar`);
    if (!isRight) field.current?.focus();
    return isRight;
  };
  return { input: { ref: field, value: typed, onChange: type, error }, check, clear: () => type('') };
}

/** A merge cannot be undone, so the client's code must be typed. */
export function MergeConfirm({ keep, merge, isWaiting, onStale }: Props) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const code = useTypedCode(merge.code);
  const { run, isBusy, problem, clearProblem, dialog } = useMerge({
    onDone: (id) => void navigate(PATHS.client(id)),
    // The confirmation was for outdated data; it is asked again once the new preview has been shown.
    onStale: (words) => {
      setOpen(false);
      code.clear();
      onStale(words);
    },
  });
  const ask = () => {
    clearProblem();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    code.clear();
  };
  return (
    <Card title="Último paso">
      <p className={classes['warning']}>
        <strong>Esto no se puede deshacer.</strong> {merge.legalName} ({merge.code}) quedará archivado y todo
        lo suyo será de {keep.legalName} ({keep.code}).
      </p>
      <div className={classes['foot']}>
        <Button style="link" title="Cancelar" to={PATHS.client(keep.id)} />
        <Button
          type="primary"
          title="Fusionar clientes"
          icon={<IconGitMerge size={16} />}
          busy={isWaiting}
          onClick={ask}
        />
      </div>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title={`¿Fusionar ${merge.code} en ${keep.code}?`}
        verb="Fusionar"
        isDanger
        busy={isBusy}
        problem={problem}
        onConfirm={() => {
          if (code.check()) run({ keep, merge });
        }}
      >
        <p>
          {merge.legalName} desaparece como cliente. <strong>No se puede deshacer.</strong>
        </p>
        <TextInput {...code.input} label={`Escribe ${merge.code}`} required />
      </ConfirmDialog>
      {dialog}
    </Card>
  );
}
