import { fireEvent, screen } from '@testing-library/react';
import type { AnswerTo, Arrived, FakeServer } from './fake-server.ts';
import { renderApp } from './render-app.tsx';

export const CREATED = 'Nuevo técnico creado';
export const TAKEN = 'Ya existe un usuario con ese correo registrado';

export const rocio = {
  Nombre: ' Rocío ',
  Apellidos: 'Galán Marín',
  'Correo electrónico': 'rocio@ejemplo.es',
  Teléfono: '612 34 56 78',
  Contraseña: ' clave1 ',
};

type Created = AnswerTo<'CreateTechnician'>;

export const created: Created = {
  data: {
    createTechnician: {
      __typename: 'CreateTechnicianSuccess',
      technician: {
        __typename: 'Technician',
        id: 't1',
        name: 'Rocío',
        lastName: 'Galán Marín',
        email: 'rocio@ejemplo.es',
        phone: '+34612345678',
        status: 'ACTIVE',
        color: 'teal',
      },
    },
  },
};

export const taken: Created = {
  data: {
    createTechnician: {
      __typename: 'EmailTakenError',
      message: TAKEN,
      fields: [{ __typename: 'FieldError', path: 'email', message: TAKEN }],
    },
  },
};

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Crear técnico' });

export function sentTo(server: FakeServer): Arrived[] {
  return server.arrived.filter((each) => each.operationName === 'CreateTechnician');
}

export function fill(values: Partial<Record<keyof typeof rocio, string>>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}

export async function openForm() {
  const app = renderApp({ path: '/technicians/new', signedIn: true });
  await screen.findByRole('button', { name: 'Crear técnico' });
  return app;
}
