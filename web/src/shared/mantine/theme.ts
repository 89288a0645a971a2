import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { RAMPS } from './ramps.ts';

const FONT = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

/** Cuadrilla's look, as `look.md` has it, for what is Mantine's. */
export const theme = createTheme({
  fontFamily: FONT,
  headings: { fontFamily: FONT, fontWeight: '600' },
  colors: RAMPS,
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
});

const roles = {
  '--mantine-color-body': 'var(--c-surface)',
  '--mantine-color-text': 'var(--c-text)',
  '--mantine-color-dimmed': 'var(--c-third)',
  '--mantine-color-error': 'var(--c-error)',
  '--mantine-color-anchor': 'var(--c-link)',
  '--mantine-color-placeholder': 'var(--c-third)',
  '--mantine-color-default': 'var(--c-surface)',
  '--mantine-color-default-color': 'var(--c-text)',
  '--mantine-color-default-hover': 'var(--c-hover)',
  '--mantine-color-default-border': 'var(--c-line)',
  '--mantine-color-disabled': 'var(--c-sunken)',
  '--mantine-color-disabled-border': 'var(--c-hairline)',
  '--mantine-color-disabled-color': 'var(--c-third)',
};

/** Mantine's colour roles pointed at ours, which stand in `tokens.css`. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: roles,
  dark: roles,
});
