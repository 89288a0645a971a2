import { IconEye, IconEyeOff } from '@tabler/icons-react';
import classes from './text-input.module.css';

type Props = { shown: boolean; onChange: (shown: boolean) => void; controls: string };

export function PasswordToggle({ shown, onChange, controls }: Props) {
  return (
    <button
      type="button"
      className={classes['toggle']}
      aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
      aria-controls={controls}
      onClick={() => onChange(!shown)}
    >
      {shown ? <IconEyeOff size={20} stroke={1.6} /> : <IconEye size={20} stroke={1.6} />}
    </button>
  );
}
