import { Suspense, useRef, useState, type ComponentType } from 'react';
import { lazyPage } from '../../lazy-page.ts';
import { Busy } from '../states/busy.tsx';
import type { ComboboxProps, TypedBefore } from './combobox.tsx';
import { Field } from '../fields/field.tsx';
import inputs from '../fields/text-input.module.css';

function Before(props: ComboboxProps & { typed: string; onType: (text: string) => void }) {
  const { value, chosen, placeholder, ref, typed, onType } = props;
  return (
    <Field {...props}>
      {(tied) => (
        <div className={inputs['control']}>
          <input
            {...tied}
            ref={ref}
            type="text"
            className={inputs['input']}
            placeholder={placeholder}
            autoComplete="off"
            data-unread={typed.trim() !== '' || undefined}
            value={typed === '' && value !== '' ? (chosen?.label ?? '') : typed}
            onChange={(event) => onType(event.currentTarget.value)}
          />
          <Busy />
        </div>
      )}
    </Field>
  );
}

export function lazyCombobox<K extends string, P extends ComboboxProps = ComboboxProps>(
  fetchModule: () => Promise<Record<K, ComponentType<P & TypedBefore>>>,
  name: K,
) {
  const { Page } = lazyPage<Record<string, ComponentType<P & TypedBefore>>, string>(fetchModule, name);
  return function LazyCombobox(props: P) {
    const [typed, setTyped] = useState('');
    const hasFocus = useRef(false);
    const hold = (isHeld: boolean) => () => {
      hasFocus.current = isHeld;
    };
    return (
      <Suspense
        fallback={
          <Before {...props} typed={typed} onType={setTyped} onFocus={hold(true)} onBlur={hold(false)} />
        }
      >
        <Page {...props} typedBefore={typed} hadFocus={() => hasFocus.current} />
      </Suspense>
    );
  };
}
