import type { Visit } from '../../src/work/visit.ts';
import type { Kit, Person } from './kit.ts';
import { givenService, givenVisitOf, type ServiceRow } from './service-kit.ts';

export async function givenServiceWith(
  kit: Kit,
  by: Person,
  technicianId: string,
  {
    visits = [{}],
    service = {},
  }: { visits?: readonly Partial<Visit>[]; service?: Parameters<typeof givenService>[2] } = {},
): Promise<{ service: ServiceRow; visitIds: string[] }> {
  const made = await givenService(kit, by, service);
  const visitIds: string[] = [];
  for (const changes of visits) {
    visitIds.push((await givenVisitOf(kit, by, { serviceId: made.id, technicianId }, changes)).id);
  }
  return { service: made, visitIds };
}
