import { adminOnEmulators } from '../../tools/lib/deploy/admin-sdk.ts';
import { demoPassword } from '../../tools/lib/project.ts';
import { freshEmail, type Role } from './fixtures.ts';

let admin: ReturnType<typeof adminOnEmulators> | undefined;

export function backOffice(): ReturnType<typeof adminOnEmulators> {
  admin ??= adminOnEmulators({
    projectId: process.env['E2E_PROJECT_ID'] ?? '',
    authHost: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
    firestoreHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  });
  return admin;
}

export type Person = { uid: string; email: string; password: string };

export async function makePerson(rol: Role | (string & {}) | null, document: object = {}): Promise<Person> {
  const { auth, firestore } = backOffice();
  const email = freshEmail('persona');
  const { uid } = await auth.createUser({ email, password: demoPassword });
  if (rol !== null) {
    const names = { name: 'Persona', lastName: 'De Prueba', phone: null, sortName: 'de prueba\u001Fpersona' };
    const kept = { status: 'ACTIVE', version: 1, timeStamp: new Date(), office: rol !== 'technician' };
    await firestore.doc(`users/${uid}`).set({ email, rol, ...names, search: [], ...kept, ...document });
  }
  return { uid, email, password: demoPassword };
}
