import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { chooseScheme, useSchemeChoice } from '#shared/color-scheme.ts';
import { Button } from '#shared/ui/button.tsx';
import classes from './appearance.module.css';

const SCHEMES = [
  { value: 'auto', title: 'Sistema', icon: <IconDeviceDesktop size={16} stroke={1.75} /> },
  { value: 'light', title: 'Claro', icon: <IconSun size={16} stroke={1.75} /> },
  { value: 'dark', title: 'Oscuro', icon: <IconMoon size={16} stroke={1.75} /> },
] as const;

/** On a phone this is the only place to choose. */
export function Appearance() {
  const choice = useSchemeChoice();
  return (
    <section className={classes['card']} aria-labelledby="apariencia">
      <div>
        <h2 id="apariencia">Apariencia</h2>
        <p>Solo en este dispositivo.</p>
      </div>
      <div className={classes['choices']} role="group" aria-labelledby="apariencia">
        {SCHEMES.map(({ value, title, icon }) => (
          <Button
            key={value}
            title={title}
            icon={icon}
            type={choice === value ? 'active' : 'default'}
            pressed={choice === value}
            onClick={() => chooseScheme(value)}
          />
        ))}
      </div>
    </section>
  );
}
