import { Suspense, useState } from 'react';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FieldSet } from '#shared/ui/field.tsx';
import classes from './service-form.module.css';

const ARCHIVED = 'Este cliente está archivado: restáuralo antes de crear un servicio';

// Looking for a client: only where it is not known yet.
const { Page: ClientSearch } = lazyPage(
  () => import('./client-search.tsx'),
  (m) => m.ClientSearch,
);

type Props = {
  label: string;
  error?: string | null;
  /** Their id, or empty. */
  value: string;
  /** The chosen one, once their name is known. */
  client: { code: string; name: string } | null;
  onChange: (id: string) => void;
  isArchived: boolean;
  /** A service stays its client's. */
  isFixed: boolean;
  ref?: (element: HTMLElement | null) => void;
};

/** For whom: looked for by what one remembers of them, then shown by name. */
export function ClientField({ label, error = null, value, client, onChange, ref, ...rest }: Props) {
  const { isArchived, isFixed } = rest;
  const [isChanging, setChanging] = useState(false);
  const choose = (id: string) => {
    setChanging(false);
    onChange(id);
  };
  return (
    <FieldSet label={label} error={error ?? (isArchived ? ARCHIVED : null)} required={!isFixed}>
      <div
        ref={ref}
        tabIndex={-1}
        data-first-field={value === '' || undefined}
        className={classes['client']}
        // A form takes a person to its first wrong field: here that is what is in it.
        onFocus={({ target, currentTarget }) =>
          target === currentTarget && currentTarget.querySelector<HTMLElement>('input, button')?.focus()
        }
      >
        {value === '' || isChanging ? (
          <Suspense fallback={<Busy />}>
            <ClientSearch onChoose={choose} />
          </Suspense>
        ) : (
          <div className={classes['chosen']}>
            <span>
              <strong>{client?.name ?? 'Cargando…'}</strong>
              <small>{client?.code}</small>
            </span>
            {!isFixed && <Button title="Cambiar" onClick={() => setChanging(true)} />}
          </div>
        )}
      </div>
    </FieldSet>
  );
}
