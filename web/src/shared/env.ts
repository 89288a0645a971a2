export type Env = {
  firebase: { projectId: string; apiKey: string; authDomain: string };
  /** Null with the real Firebase. */
  authEmulatorUrl: string | null;
};

type Source = Record<string, unknown>;

const EMULATOR = 'http://127.0.0.1:9099';
const DEMO_KEY = 'demo-key';

function text(source: Source, name: string): string | null {
  const value = source[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function refuse(problem: string): never {
  throw new Error(`Configuración no válida: ${problem}`);
}

function emulatorUrl(source: Source, isDemo: boolean): string | null {
  const value = text(source, 'VITE_AUTH_EMULATOR_URL');
  if (!isDemo)
    return value === null ? null : refuse('VITE_AUTH_EMULATOR_URL solo vale con un proyecto demo-…');
  const url = value ?? EMULATOR;
  return URL.canParse(url) && url.startsWith('http') ? url : refuse('VITE_AUTH_EMULATOR_URL no es una URL');
}

/** Throws on a wrong configuration, so that production never talks to an emulator, nor a demo to a real project. */
export function readEnv(source: Source): Env {
  const projectId = text(source, 'VITE_FIREBASE_PROJECT_ID') ?? 'demo-cuadrilla';
  if (!/^[a-z][a-z0-9-]{3,29}$/.test(projectId)) refuse('VITE_FIREBASE_PROJECT_ID no es un identificador');
  const isDemo = projectId.startsWith('demo-');
  const apiKey = text(source, 'VITE_FIREBASE_API_KEY') ?? DEMO_KEY;
  if (!isDemo && apiKey === DEMO_KEY) refuse(`falta VITE_FIREBASE_API_KEY para el proyecto ${projectId}`);
  const authDomain = text(source, 'VITE_FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com`;
  return { firebase: { projectId, apiKey, authDomain }, authEmulatorUrl: emulatorUrl(source, isDemo) };
}
