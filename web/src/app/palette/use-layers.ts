import { useEffect, useRef, useState, type ComponentType } from 'react';
import { toastError } from '#shared/ui/toast.tsx';
import type { LayerProps } from './layer-props.ts';

type Name = 'search' | 'shortcuts';

/** Neither is fetched before somebody asks for it. */
const LAYERS: Record<Name, () => Promise<ComponentType<LayerProps>>> = {
  search: () => import('./palette.tsx').then((m) => m.Palette),
  shortcuts: () => import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog),
};

const isMod = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** A letter typed into a field or a menu belongs there. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null;

function wanted(event: KeyboardEvent): Name | null {
  if (isMod(event) && event.key.toLowerCase() === 'k') return 'search';
  const isQuestion = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isQuestion && !isTyping(event) && !event.defaultPrevented ? 'shortcuts' : null;
}

/** The search over everything and the list of shortcuts: which one is open, and the keys that open them. */
export function useLayers() {
  const [layer, setLayer] = useState<{ name: Name; Layer: ComponentType<LayerProps> } | null>(null);
  const close = () => setLayer(null);
  const open = (name: Name) => {
    LAYERS[name]().then(
      (Layer) => setLayer({ name, Layer }),
      () => toastError({ message: 'No se ha podido abrir. Comprueba la red e inténtalo de nuevo' }),
    );
  };
  const onKey = (event: KeyboardEvent) => {
    const name = wanted(event);
    if (name === null) return;
    // Also where nothing opens: the browser's own Ctrl+K leads out of the page.
    event.preventDefault();
    if (event.repeat) return;
    if (layer?.name === name) close();
    else if (!isDialogOpen()) open(name);
  };
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { Layer: layer?.Layer ?? null, close, open };
}
