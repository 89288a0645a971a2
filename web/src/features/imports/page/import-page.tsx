import { IMPORTS } from '@cuadrilla/domain/imports/import-kinds.ts';
import { IconFileImport } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { formatDateTime } from '#shared/format/dates.ts';
import { RecordPage } from '#shared/detail/record-page.tsx';
import { RecordSkeleton } from '#shared/detail/record-skeleton.tsx';
import { PATHS } from '#shared/paths.ts';
import { StatusBadge } from '#shared/status/status-badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import { lookOf, rowsText } from '../parts/import-words.ts';
import classes from '../parts/imports.module.css';
import { KIND_WORDS } from '../parts/kinds.ts';
import { useImportPageQuery } from './import-page.generated.ts';
import { ProgressCard } from './progress-card.tsx';
import { ReadingCards } from './reading-cards.tsx';
import { ReportCard } from './report-card.tsx';
import { RowsCard } from './rows-card.tsx';
import { UnknownValuesCard } from './unknown-values-card.tsx';

const CRUMB = { title: 'Importar y exportar', to: PATHS.imports() };

const ICON = <IconFileImport size={24} stroke={1.75} />;

const BEFORE = new Set(['UPLOADED', 'MAPPING']);

function Discarded({ kind }: Pick<ImportDetailFragment, 'kind'>) {
  return (
    <EmptyState
      icon={ICON}
      title="Importación descartada"
      action={
        <Button
          style="link"
          type="primary"
          title="Importar otro archivo"
          to={PATHS.imports(KIND_WORDS[kind])}
        />
      }
    >
      No se guardó nada y el archivo ya está borrado.
    </EmptyState>
  );
}

function Content({ found }: { found: ImportDetailFragment }) {
  const { status, fileName, kind, byName, createdAt, rowCount, stopped } = found;
  const isOpen = BEFORE.has(status);
  const isDiscarded = status === 'DISCARDED';
  const isChecked = !isOpen && status !== 'CHECKING' && !isDiscarded;
  return (
    <>
      <PageHeader title={fileName} parents={[CRUMB]} badges={<StatusBadge look={lookOf(status)} />} />
      <div className={classes['page']}>
        <p className={classes['quiet']}>
          <span className={classes['file']}>{fileName}</span>
          {IMPORTS[kind].label}. {rowsText(rowCount)}. Lo subió {byName}, {formatDateTime(createdAt)}.
        </p>
        <ProgressCard found={found} />
        {stopped !== null && (
          <Banner kind="error" detail={`Identificador ${stopped.requestId}`}>
            {stopped.message}
          </Banner>
        )}
        {isOpen && <ReadingCards found={found} />}
        {isDiscarded && <Discarded kind={kind} />}
        {isChecked && <ReportCard found={found} />}
        {isChecked && <UnknownValuesCard found={found} />}
        {isChecked && <RowsCard key={status} found={found} />}
      </div>
    </>
  );
}

export function ImportPage() {
  const { id = '' } = useParams();
  const result = useImportPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <RecordPage
      result={result}
      pick={(data) => data.import}
      parent={CRUMB}
      title="Importación"
      missing={{
        title: 'No se ha encontrado',
        icon: ICON,
        text: 'Esta importación no existe o ya no está.',
        back: 'Ir a las importaciones',
      }}
      skeleton={<RecordSkeleton shape="form" />}
    >
      {(found) => <Content key={found.id} found={found} />}
    </RecordPage>
  );
}
