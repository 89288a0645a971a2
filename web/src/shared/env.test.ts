import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const real = { VITE_FIREBASE_PROJECT_ID: 'cuadrilla-madrid', VITE_FIREBASE_API_KEY: 'AIza-real' };

describe('configuration', () => {
  test('defaults to the demo project on the emulator', () => {
    expect(readEnv({})).toEqual({
      firebase: {
        projectId: 'demo-cuadrilla',
        apiKey: 'demo-key',
        authDomain: 'demo-cuadrilla.firebaseapp.com',
      },
      authEmulatorUrl: 'http://127.0.0.1:9099',
    });
  });

  test('has no emulator for a real project', () => {
    expect(readEnv(real)).toMatchObject({ firebase: { apiKey: 'AIza-real' }, authEmulatorUrl: null });
  });

  test.each([
    ['a real project with the demo key', { ...real, VITE_FIREBASE_API_KEY: '' }],
    ['a real project with an emulator', { ...real, VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' }],
    ['an invalid emulator address', { VITE_AUTH_EMULATOR_URL: 'localhost' }],
    ['an invalid project id', { ...real, VITE_FIREBASE_PROJECT_ID: 'Mi Proyecto' }],
  ])('refuses to start with %s', (_case, source) => {
    expect(() => readEnv(source)).toThrow('Configuración no válida');
  });
});
