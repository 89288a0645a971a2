import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { readListState } from '#shared/list/list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { CreateLink, ImportLink } from '#shared/ui/create-link.tsx';
import { boardVariables } from './board/board-variables.ts';
import { BOARD, LIST, listVariables } from './list/list-options.ts';
import { ProspectsBoardDocument } from './board/prospects-board.generated.ts';
import { ProspectsListDocument } from './list/prospects-list.generated.ts';
import { ProspectsList } from './list/prospects-list.tsx';

const BOARD_VIEW = lazyPart(() => import('./board/prospects-board.tsx'), 'ProspectsBoard', <Busy />);

export function firstOperation({ searchParams }: URL) {
  const list = readListState(searchParams, LIST);
  if (list.view !== 'tablero')
    return persistedOperation(ProspectsListDocument, 'ProspectsList', listVariables(list));
  void BOARD_VIEW.preload();
  const variables = boardVariables(readListState(searchParams, BOARD));
  return persistedOperation(ProspectsBoardDocument, 'ProspectsBoard', variables);
}

export function ProspectsPage() {
  const [parameters] = useSearchParams();
  const view = useDeferredValue(readListState(parameters, LIST).view);
  const action = (
    <>
      <ImportLink kind="prospectos" />
      <CreateLink isPrimary title="Nuevo prospecto" to={PATHS.newProspect} />
    </>
  );
  return (
    <>
      <PageHeader title="Prospectos" parents={[]} action={action} />
      {view === 'tablero' ? <BOARD_VIEW.Part /> : <ProspectsList />}
    </>
  );
}
