import './shared/ui/styles/base-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { prefetchScreen } from './app/prefetch-screen.ts';
import { forgetWork } from './app/forget-work.ts';
import { createFirebaseAuth } from './session/firebase/firebase-auth.ts';
import { loadMe } from './session/load-me.ts';
import { SessionStore, wasSignedIn } from './session/session-store.ts';
import { readEnv } from './shared/env.ts';
import { browserHistory } from './shared/navigation/guarded-history.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

function configuration() {
  try {
    return readEnv(import.meta.env);
  } catch (error) {
    document.body.append(error instanceof Error ? error.message : 'Configuración no válida');
    throw error;
  }
}

const store: SessionStore = new SessionStore(
  createFirebaseAuth(configuration()),
  loadMe,
  (uid) => void forgetWork(store, uid),
);
if (wasSignedIn()) prefetchScreen(store, new URL(window.location.href));
store.start();

createRoot(root).render(
  <StrictMode>
    <App store={store} history={browserHistory()} />
  </StrictMode>,
);
