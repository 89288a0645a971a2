import { Suspense, useState } from 'react';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FieldSet } from '#shared/ui/field.tsx';
import { useManagerName } from './manager-name.tsx';
import classes from './managers.module.css';

const { Page: ManagerSearch } = lazyPage(
  () => import('./manager-search.tsx'),
  (m) => m.ManagerSearch,
);

type Props = {
  label: string;
  error?: string | null;
  /** Their id, or empty. */
  value: string;
  onChange: (id: string) => void;
  ref?: (element: HTMLElement | null) => void;
};

/** A community's administrador de fincas: none, or one of those that are marked. */
export function ManagerField({ label, error = null, value, onChange, ref }: Props) {
  const [isLooking, setLooking] = useState(false);
  const manager = useManagerName(value);
  const choose = (id: string) => {
    setLooking(false);
    onChange(id);
  };
  return (
    <FieldSet label={label} error={error}>
      <div
        ref={ref}
        tabIndex={-1}
        className={classes['field']}
        // A form takes a person to its first wrong field: here that is what is in it.
        onFocus={({ target, currentTarget }) =>
          target === currentTarget && currentTarget.querySelector<HTMLElement>('input, button')?.focus()
        }
      >
        {isLooking ? (
          <Suspense fallback={<Busy />}>
            <ManagerSearch onChoose={choose} />
          </Suspense>
        ) : (
          <div className={classes['chosen']}>
            {value === '' ? (
              <span>Sin administrador</span>
            ) : (
              <span>
                <strong>{manager.name}</strong>
                <small>{manager.code}</small>
              </span>
            )}
            {value !== '' && <Button title="Quitar" onClick={() => onChange('')} />}
            <Button title={value === '' ? 'Elegir' : 'Cambiar'} onClick={() => setLooking(true)} />
          </div>
        )}
      </div>
    </FieldSet>
  );
}
