import type { ServiceType } from '../settings.ts';

export const aServiceType = (changes: Partial<ServiceType> = {}): ServiceType => ({
  ...{ id: 'type', name: 'Revisión', retired: false, category: 'BREAKDOWN', durationMinutes: 90 },
  ...{ priority: 'HIGH', instructions: null, checklist: [], skillIds: [], requiresSignature: true },
  minPhotos: 1,
  ...changes,
});
