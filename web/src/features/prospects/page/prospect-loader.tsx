import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { RecordPage } from '#shared/detail/record-page.tsx';
import { PROSPECT_ICON } from '../list/no-prospects.tsx';
import type { ProspectDetail_ProspectFragment } from './prospect-detail.generated.ts';
import { useProspectDetailQuery } from './prospect-detail.generated.ts';
import classes from './detail.module.css';

export type Prospect = ProspectDetail_ProspectFragment;

export const PROSPECTS_CRUMB = { title: 'Prospectos', to: PATHS.prospects };

const NO_PROSPECT = {
  title: 'No se ha encontrado el prospecto',
  icon: PROSPECT_ICON,
  text: 'Puede que la dirección esté incompleta o que el registro ya no exista.',
  back: 'Volver a Prospectos',
};

type Props = {
  title: string;
  /** Skips the cache: a form made from an old version would meet its own conflict. */
  isFresh?: boolean;
  children: (prospect: Prospect) => ReactNode;
};

export function ProspectLoader({ title, isFresh = false, children }: Props) {
  const { id = '' } = useParams();
  const result = useProspectDetailQuery({
    variables: { id },
    fetchPolicy: isFresh ? 'network-only' : 'cache-first',
  });
  return (
    <RecordPage
      result={result}
      pick={(data) => data.prospect}
      parent={PROSPECTS_CRUMB}
      title={title}
      failed="No se ha podido cargar el prospecto"
      missing={NO_PROSPECT}
      skeleton={<div className={classes['waiting']} aria-hidden="true" />}
    >
      {children}
    </RecordPage>
  );
}
