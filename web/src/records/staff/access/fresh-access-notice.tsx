import { useState } from 'react';
import { useSession } from '#session/session-context.tsx';
import { AccessNotice } from './access-notice.tsx';
import { takeAccess } from './fresh-access.ts';

export function FreshAccessNotice() {
  const owner = useSession().person?.id ?? '';
  const [access, setAccess] = useState(() => takeAccess(owner));
  const close = () => {
    setAccess(null);
    document.getElementById('contenido')?.focus();
  };
  return access && <AccessNotice access={access} onClose={close} />;
}
