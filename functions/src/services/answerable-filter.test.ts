import { expect, test } from 'vitest';
import { assertAnswerable } from './answerable-filter.ts';

test.each([
  [{}, null],
  [{ technicianId: 't', status: 'PENDING', plannedFrom: '2026-01-01', plannedTo: '2026-01-31' }, null],
  [{ overdue: true, technicianId: 't' }, null],
  [{ overdue: false, plannedFrom: '2026-01-01' }, null],
  [{ heldUntilBy: '2026-01-01', zoneId: 'z', status: null }, 't'],
  [{ equipmentId: 'e' }, null],
] as const)('%j for %s can be answered', (filter, visibleTo) => {
  expect(() => assertAnswerable(filter, visibleTo)).not.toThrow();
});

test.each([
  [{ overdue: true, plannedFrom: '2026-01-01' }, null, 'overdue no va junto con fechas'],
  [{ overdue: true, plannedTo: '2026-01-01' }, null, 'overdue no va junto con fechas'],
  [{ heldUntilBy: '2026-01-01', status: 'ON_HOLD' }, null, 'heldUntilBy solo va junto con zoneId'],
  [{ heldUntilBy: '2026-01-01', plannedTo: '2026-01-01' }, null, 'heldUntilBy solo va junto con zoneId'],
  [{ heldUntilBy: '2026-01-01', overdue: false }, null, 'heldUntilBy solo va junto con zoneId'],
  [{ technicianId: 't', equipmentId: 'e' }, null, 'technicianId y equipmentId no van juntos'],
  [{ equipmentId: 'e' }, 't', 'technicianId y equipmentId no van juntos'],
  [{ plannedFrom: '0001-01-01' }, null, 'LocalDate no válido'],
  [{ plannedTo: '9999-01-01' }, null, 'LocalDate no válido'],
  [{ heldUntilBy: '2026-02-30' }, null, 'LocalDate no válido'],
] as const)('%j for %s is refused', (filter, visibleTo, message) => {
  expect(() => assertAnswerable(filter, visibleTo)).toThrow(message);
});
