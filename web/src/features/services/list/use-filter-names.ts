import { skipToken, useQuery } from '@apollo/client/react';
import { EQUIPMENT_KIND_LABELS } from '@cuadrilla/domain/services/equipment.ts';
import { FilterNamesDocument } from './filter-names.generated.ts';
import type { ServicesList } from './use-services-list.ts';

const CHOSEN = 'elegido';

/** Names of the records whose ids are in the URL; `elegido` until they are loaded. */
export function useFilterNames({ cliente, ubicacion, equipo }: ServicesList['filters']) {
  // What is not asked for needs an id all the same.
  const any = cliente ?? ubicacion ?? equipo;
  const { data } = useQuery(
    FilterNamesDocument,
    any === null
      ? skipToken
      : {
          variables: {
            client: cliente ?? any,
            withClient: cliente !== null,
            site: ubicacion ?? any,
            withSite: ubicacion !== null,
            equipment: equipo ?? any,
            withEquipment: equipo !== null,
          },
        },
  );
  const machine = data?.equipment;
  const label = machine && [EQUIPMENT_KIND_LABELS[machine.kind], machine.brand, machine.model];
  return {
    cliente: cliente === null ? null : (data?.client?.legalName ?? CHOSEN),
    ubicacion: ubicacion === null ? null : (data?.site?.name ?? CHOSEN),
    equipo: equipo === null ? null : (label?.filter(Boolean).join(' ') ?? CHOSEN),
  };
}
