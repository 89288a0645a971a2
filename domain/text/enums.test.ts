import { expect, test } from 'vitest';
import {
  ABSENCE_KIND_LABELS,
  ABSENCE_KINDS,
  ABSENCE_STATUS_LABELS,
  ABSENCE_STATUSES,
} from '../people/absence.ts';
import { DISCARD_KIND_LABELS, DISCARD_KINDS } from '../prospects/prospect-states.ts';
import {
  CHECKLIST_KIND_LABELS,
  CHECKLIST_KINDS,
  PRIORITIES,
  PRIORITY_LABELS,
  SERVICE_CATEGORIES,
  SERVICE_CATEGORY_LABELS,
} from '../services/service-type.ts';

test('every value has its Spanish label', () => {
  expect(ABSENCE_KINDS.map((value) => ABSENCE_KIND_LABELS[value])).toEqual([
    'Vacaciones',
    'Baja médica',
    'Asuntos propios',
    'Formación',
    'Otro',
  ]);
  expect(ABSENCE_STATUSES.map((value) => ABSENCE_STATUS_LABELS[value])).toEqual([
    'Solicitada',
    'Aprobada',
    'Rechazada',
  ]);
  expect(DISCARD_KINDS.map((value) => DISCARD_KIND_LABELS[value])).toEqual([
    'Publicidad o broma',
    'Duplicado',
  ]);
  expect(SERVICE_CATEGORIES.map((value) => SERVICE_CATEGORY_LABELS[value])).toEqual([
    'Avería',
    'Instalación',
    'Mantenimiento',
    'Inspección',
    'Visita de valoración',
  ]);
  expect(PRIORITIES.map((value) => PRIORITY_LABELS[value])).toEqual(['Baja', 'Normal', 'Alta', 'Urgente']);
  expect(CHECKLIST_KINDS.map((value) => CHECKLIST_KIND_LABELS[value])).toEqual([
    'Sí o no',
    'Texto',
    'Número',
    'Opciones',
  ]);
});
