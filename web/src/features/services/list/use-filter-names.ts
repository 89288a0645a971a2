import { skipToken, useQuery } from '@apollo/client/react';
import { equipmentName } from '#records/equipment/equipment-name.ts';
import { FilterNamesDocument } from './filter-names.generated.ts';
import type { ServicesList } from './use-services-list.ts';

const CHOSEN = 'elegido';

/** Names of the records whose ids are in the URL; `elegido` until they are loaded. */
export function useFilterNames({ cliente, ubicacion, equipo }: ServicesList['filters']) {
  // A skipped lookup needs an id too.
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
  return {
    cliente: cliente === null ? null : (data?.client?.legalName ?? CHOSEN),
    ubicacion: ubicacion === null ? null : (data?.site?.name ?? CHOSEN),
    equipo: equipo === null ? null : data?.equipment ? equipmentName(data.equipment) : CHOSEN,
  };
}
