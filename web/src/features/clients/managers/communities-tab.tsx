import { IconBuildingCommunity } from '@tabler/icons-react';
import type { ListOptions } from '#shared/list/list-state.ts';
import { useListState } from '#shared/list/use-list-state.ts';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { ClientsTable, useClients } from '../list/clients-page.tsx';
import { useClientOf } from '../parts/client-of.ts';
import { LINKS } from '../parts/links.ts';
import { TabTools } from '../parts/tab-tools.tsx';

const LIST = {} as const satisfies ListOptions;
const WORDS = {
  label: 'Comunidades',
  noun: ['comunidad', 'comunidades'],
  them: 'las comunidades',
} as const;

export function CommunitiesTab() {
  const { id, archived } = useClientOf();
  const list = useListState(LIST);
  const { first, after } = list.variables;
  const result = useClients({ first, after, filter: { managedById: id }, sort: 'NAME' });
  const hasRows = result.data ? result.data.clients.edges.length > 0 : result.loading;
  return (
    <>
      {!archived && hasRows && (
        <TabTools>
          <CreateLink title="Añadir comunidad" to={LINKS.newCommunity(id)} />
        </TabTools>
      )}
      <ClientsTable
        words={WORDS}
        list={list}
        result={result}
        withManager={false}
        empty={
          <EmptyState
            icon={<IconBuildingCommunity size={24} stroke={1.75} />}
            title="Sin comunidades"
            action={
              archived ? null : <CreateLink isPrimary title="Añadir comunidad" to={LINKS.newCommunity(id)} />
            }
          >
            Aquí aparece cada comunidad que lo tiene como administrador de fincas.
          </EmptyState>
        }
      />
    </>
  );
}
