import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { IconKey, IconX } from '@tabler/icons-react';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { accessMessage, type Access } from './access-message.ts';
import classes from '../staff.module.css';

type Props = { access: Access; onClose?: () => void };

/** Shown after creating a person: the only time their password can be read. */
export function AccessNotice({ access, onClose }: Props) {
  return (
    <section className={classes['notice']} aria-label="Acceso de la cuenta nueva">
      <IconKey size={18} stroke={1.75} aria-hidden="true" />
      <div>
        <strong>{fullName(access)}</strong> ya puede entrar. Copia ahora su acceso si se lo vas a enviar: la
        contraseña no se podrá ver después.
      </div>
      <CopyButton title="Copiar acceso" text={accessMessage(access, window.location.origin)} />
      {onClose && (
        <button
          type="button"
          className={classes['close']}
          aria-label="Cerrar aviso de acceso"
          onClick={onClose}
        >
          <IconX size={16} aria-hidden="true" />
        </button>
      )}
    </section>
  );
}
