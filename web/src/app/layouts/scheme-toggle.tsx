import { IconMoon, IconSun } from '@tabler/icons-react';
import { chooseScheme, useScheme } from '#shared/color-scheme.ts';

export function SchemeToggle({ className }: { className?: string | undefined }) {
  const scheme = useScheme();
  const next = scheme === 'dark' ? 'light' : 'dark';
  const name = next === 'dark' ? 'Cambiar a tema oscuro' : 'Cambiar a tema claro';
  const Icon = scheme === 'dark' ? IconMoon : IconSun;
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      title={name}
      onClick={() => chooseScheme(next)}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
