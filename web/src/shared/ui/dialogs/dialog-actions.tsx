import { Button } from '../button.tsx';
import { dangerClass } from './dialog.tsx';

type Props = {
  submit: string;
  cancel?: string;
  onCancel: () => void;
  busy?: boolean;
  isDanger?: boolean;
};

export function DialogActions({
  submit,
  cancel = 'Cancelar',
  onCancel,
  busy = false,
  isDanger = false,
}: Props) {
  return (
    <>
      <Button title={cancel} onClick={onCancel} />
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
