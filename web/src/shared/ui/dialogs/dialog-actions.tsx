import { Button } from '../button.tsx';
import { dangerClass } from './dialog.tsx';

type Props = { submit: string; onCancel: () => void; busy?: boolean; isDanger?: boolean };

export function DialogActions({ submit, onCancel, busy = false, isDanger = false }: Props) {
  return (
    <>
      <Button title="Cancelar" onClick={onCancel} />
      <Button
        submit
        title={submit}
        type={isDanger ? 'default' : 'primary'}
        className={isDanger ? dangerClass : undefined}
        busy={busy}
      />
    </>
  );
}
