import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { VisitTechnician, WorkEquipment } from '@cuadrilla/domain/records/service.ts';
import type { Service } from '../../work/service.ts';
import { derivedOfService, rowToService } from '../../work/store/service-document.ts';
import { rowToVisit } from '../../work/store/visit-document.ts';

type Patch = Record<string, unknown>;
type Rewrite = (record: DocumentSnapshot, patch: Patch) => Patch;

const service: Rewrite = (record, patch) => {
  const after = { ...rowToService(record), ...(patch as Partial<Service>) };
  return { ...patch, ...derivedOfService(after) };
};

const serviceEquipment: Rewrite = (record, patch) => {
  const copy = patch as WorkEquipment;
  const { equipment } = rowToService(record);
  return { equipment: equipment.map((each) => (each.id === copy.id ? copy : each)) };
};

const renamed = (technicians: readonly VisitTechnician[], copy: VisitTechnician) =>
  technicians.map((each) => (each.id === copy.id ? copy : each));

const visitTechnician: Rewrite = (record, patch) => ({
  technicians: renamed(rowToVisit(record).technicians, patch as VisitTechnician),
});

const serviceTechnician: Rewrite = (record, patch) => {
  const { technicians, nextVisit } = rowToService(record);
  const copy = patch as VisitTechnician;
  const slot = nextVisit && { ...nextVisit, technicians: renamed(nextVisit.technicians, copy) };
  return { technicians: renamed(technicians, copy), nextVisit: slot };
};

/** Updates that depend on the record: a machine in a list, derived search words. Referred to by name, because a job is stored. */
export const REWRITES = { service, serviceEquipment, serviceTechnician, visitTechnician } as const;

export type RewriteName = keyof typeof REWRITES;
