import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import type { Role } from '@cuadrilla/domain/roles.ts';
import { createAccountProvider } from './staff/account-provider.ts';
import { createAccountStore } from './staff/account-store.ts';
import { createAccount } from './staff/create-account.ts';

/** The password of every demo account: local data only. */
export const DEMO_PASSWORD = 'Demo1234!';

type DemoPerson = { role: Role; email: string; name: string; lastName: string; phone: string };

const staff = (
  role: Role,
  rows: readonly (readonly [email: string, name: string, lastName: string, phone: string])[],
) => rows.map(([email, name, lastName, phone]): DemoPerson => ({ role, email, name, lastName, phone }));

/** Térmica Manzanares, an air-conditioning and heating firm in Madrid. Phones and addresses are reserved for examples. */
const DEMO_STAFF: readonly DemoPerson[] = [
  ...staff('ADMIN', [['admin@demo.es', 'Elena', 'Robles', '+34600000001']]),
  ...staff('AGENT', [
    ['agente@demo.es', 'Diego', 'Salas', '+34600000002'],
    ['carmen.prados@ejemplo.es', 'Carmen', 'Prados Núñez', '+34600000003'],
    ['hugo.ibarra@ejemplo.es', 'Hugo', 'Ibarra Coll', '+34600000004'],
  ]),
  ...staff('TECHNICIAN', [
    ['tecnico@demo.es', 'Javier', 'Ortega Ruiz', '+34600000010'],
    ['nuria.castano@ejemplo.es', 'Nuria', 'Castaño Peña', '+34600000011'],
    ['ivan.munoz@ejemplo.es', 'Iván', 'Muñoz Gil', '+34600000012'],
    ['lucia.peralta@ejemplo.es', 'Lucía', 'Peralta Sanz', '+34600000013'],
    ['oscar.benitez@ejemplo.es', 'Óscar', 'Benítez Vega', '+34600000014'],
    ['ruben.cifuentes@ejemplo.es', 'Rubén', 'Cifuentes Mora', '+34600000015'],
    ['marta.iglesias@ejemplo.es', 'Marta', 'Iglesias Toledo', '+34600000016'],
    ['sergio.acuna@ejemplo.es', 'Sergio', 'Acuña Prieto', '+34600000017'],
  ]),
];

/** Makes the demo company through the product's own use cases. What is there already is left as it is. */
export async function seedDemo(deps: { firestore: Firestore; auth: Auth; now: Date }): Promise<void> {
  const parts = {
    accounts: createAccountProvider(deps.auth),
    accountStore: createAccountStore(deps.firestore),
    now: () => deps.now,
  };
  for (const person of DEMO_STAFF) {
    await createAccount(parts, {
      person,
      password: DEMO_PASSWORD,
      actor: 'system',
      action: 'seed',
      intent: null,
    });
  }
}
