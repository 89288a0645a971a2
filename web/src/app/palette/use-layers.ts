import { useState, type ComponentType } from 'react';
import type { LayerProps } from './layer-props.ts';
import { Palette } from './palette.tsx';
import { useKeyDown } from '#shared/use-key-down.ts';
import { toastNotOpened } from '#shared/ui/toasts/toast-not-opened.ts';

type Name = 'search' | 'shortcuts';

const fetchShortcuts = () => import('./shortcuts-dialog.tsx').then((m) => m.ShortcutsDialog);

const isMod = (event: KeyboardEvent) => (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null;

function wanted(event: KeyboardEvent): Name | null {
  if (isMod(event) && event.key.toLowerCase() === 'k') return 'search';
  const isQuestion = event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey;
  return isQuestion && !isTyping(event) && !event.defaultPrevented ? 'shortcuts' : null;
}

export function useLayers() {
  const [layer, setLayer] = useState<{ name: Name; Layer: ComponentType<LayerProps> } | null>(null);
  const close = () => setLayer(null);
  const open = (name: Name) => {
    // Rendered before the next key event.
    if (name === 'search') setLayer({ name, Layer: Palette });
    else fetchShortcuts().then((Layer) => setLayer({ name, Layer }), toastNotOpened);
  };
  useKeyDown((event) => {
    const name = wanted(event);
    if (name === null) return;
    // Prevented in any case: the browser's own Ctrl+K leaves the page.
    event.preventDefault();
    if (event.repeat) return;
    if (layer?.name === name) close();
    else if (!isDialogOpen()) open(name);
  });
  return { Layer: layer?.Layer ?? null, close, open };
}
