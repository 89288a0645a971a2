import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

export type AdminSdk = { auth: Auth; firestore: Firestore };

/** The SDK reads the emulators' addresses from the environment only, so they are set here. */
export function adminOnEmulators(where: {
  projectId: string;
  authHost: string;
  firestoreHost: string;
}): AdminSdk {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = where.authHost;
  process.env['FIRESTORE_EMULATOR_HOST'] = where.firestoreHost;
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId: where.projectId }, `tools-${where.projectId}`);
  return { auth: getAuth(app), firestore: getFirestore(app) };
}

/** Uses application default credentials, and never an emulator by accident. */
export function adminInProduction(projectId: string): AdminSdk {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  const app = initializeApp({ projectId, credential: applicationDefault() }, 'tools-production');
  return { auth: getAuth(app), firestore: getFirestore(app) };
}
