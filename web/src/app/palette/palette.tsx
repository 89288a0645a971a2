import { can } from '@cuadrilla/domain/people/permissions.ts';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useSession } from '#session/session-context.tsx';
import { useModal } from '#shared/ui/dialogs/use-modal.ts';
import type { FindingsProps, Keys } from './findings.tsx';
import type { LayerProps } from './layer-props.ts';
import classes from './palette.module.css';
import { toastNotOpened } from '#shared/ui/toasts/toast-not-opened.ts';
import type { EarlyKeys } from './use-choice.ts';

function useFindings(onClose: () => void) {
  const [Findings, setFindings] = useState<ComponentType<FindingsProps> | null>(null);
  const close = useRef(onClose);
  useEffect(() => {
    import('./findings.tsx').then(
      (m) => setFindings(() => m.Findings),
      () => {
        toastNotOpened();
        close.current();
      },
    );
  }, []);
  return { Findings };
}

const NO_KEYS: EarlyKeys = { by: 0, isEntered: false };

/** Keys pressed before the code that handles them is loaded. */
function useEarlyKeys() {
  const [early, setEarly] = useState(NO_KEYS);
  const steps: Record<string, () => void> = {
    ArrowDown: () => setEarly({ ...early, by: early.by + 1 }),
    ArrowUp: () => setEarly({ ...early, by: early.by - 1 }),
    Enter: () => setEarly({ ...early, isEntered: true }),
  };
  return { early, stepOf: (key: string) => steps[key], forget: () => setEarly(NO_KEYS) };
}

export function Palette(props: LayerProps) {
  const { onClose } = props;
  const maySearch = can(useSession().session.role, 'search:use');
  const { Findings } = useFindings(onClose);
  const [text, setText] = useState('');
  const { early, stepOf, forget } = useEarlyKeys();
  const [active, setActive] = useState<string | null>(null);
  const keys = useRef<Keys>(null);
  const listId = useId();
  const typed = text.trim();
  const label = maySearch ? 'Buscar' : 'Ir a';
  const onKeyDown = (event: KeyboardEvent) => {
    const step = (keys.current?.stepOf ?? stepOf)(event.key);
    if (!step || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step();
  };
  return (
    <dialog
      ref={useModal((dialog) => dialog.querySelector('input')?.focus())}
      className={classes['dialog']}
      aria-label={label}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes['box']}>
        <div className={classes['field']}>
          <IconSearch size={18} stroke={1.75} aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            aria-label={label}
            aria-expanded={active !== null}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active ?? undefined}
            placeholder={maySearch ? 'Código, nombre, teléfono, NIF, n.º de serie o dirección' : 'Ir a…'}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              forget();
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" aria-label="Cerrar" onClick={onClose}>
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        {Findings && (
          <Findings {...props} ref={keys} listId={listId} typed={typed} early={early} onActive={setActive} />
        )}
      </div>
    </dialog>
  );
}
