import { expect, test } from 'vitest';
import { attachmentProblem, withoutMetadata } from '@cuadrilla/domain/files/attachments.ts';
import { SERVICE_CATEGORIES } from '@cuadrilla/domain/services/service-type.ts';
import type { Service } from '../../../work/service.ts';
import type { Visit } from '../../../work/visit.ts';
import { demoPhotos } from './demo-photos.ts';

const visit = {
  ...{ id: 'v1', technicians: [{ id: 't1', name: 'Javier Ortega', color: 'blue' }] },
  ...{ arrivedAt: new Date('2026-11-20T09:00:00Z'), finishedAt: new Date('2026-11-20T09:02:00Z') },
} as unknown as Visit;
const serviceOf = (changes: Partial<Service>) =>
  ({ id: 's1', category: 'BREAKDOWN', minPhotos: 2, ...changes }) as unknown as Service;

test.each(SERVICE_CATEGORIES)('photos of %s are valid uploads, taken during the visit', (category) => {
  const photos = demoPhotos(serviceOf({ category, minPhotos: 4 }), visit);
  expect(photos).toHaveLength(4);
  expect(new Set(photos.map(({ file }) => file.id)).size).toBe(4);
  for (const { file, bytes } of photos) {
    expect(attachmentProblem(file.kind, bytes)).toBeNull();
    expect(withoutMetadata(bytes, 'image/png')).toEqual(Uint8Array.from(bytes));
    expect(file.createdAt >= (visit.arrivedAt ?? 0)).toBe(true);
    expect(file.createdAt <= (visit.finishedAt ?? 0)).toBe(true);
  }
});

test('a visit that has not ended or requires no photos has none', () => {
  expect(demoPhotos(serviceOf({ minPhotos: 0 }), visit)).toEqual([]);
  expect(demoPhotos(serviceOf({}), { ...visit, finishedAt: null })).toEqual([]);
});

test('photos are always the same', () => {
  expect(demoPhotos(serviceOf({}), visit)).toEqual(demoPhotos(serviceOf({}), visit));
});
