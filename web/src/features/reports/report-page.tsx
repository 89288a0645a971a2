import { can } from '@cuadrilla/domain/people/permissions.ts';
import { IconDownload, IconFileText, IconFiles, IconPrinter, IconShare } from '@tabler/icons-react';
import { useMemo, useState, useCallback, useEffect } from 'react';
import { matchPath, useParams } from 'react-router-dom';
import type { ReportsCard_ReportFragment } from '#records/services/reports-card.generated.ts';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { useSession } from '#session/session-context.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { PATHS } from '#shared/paths.ts';
import { canShareFiles } from '#shared/share-file.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Paper } from './paper/paper.tsx';
import './paper/print.css';
import { filesOf } from './pdf/make-pdf.ts';
import { ReportLoader } from './report-loader.tsx';
import { ReportPageDocument } from './report-page.generated.ts';
import classes from './report-page.module.css';
import { pdfName, versionWords, type Report } from './report.ts';
import { sheetOf } from './sheet/sheet.ts';
import { useDownload } from './use-download.ts';
import { Versions } from './versions.tsx';

const PATTERN = PATHS.report(':id', ':reportId');
const ICON = { size: 16, stroke: 1.75 } as const;

// Loaded when somebody asks for a new version.
const { Part: ReviseDialog } = lazyPart(() => import('./revise-dialog.tsx'), 'ReviseDialog');

export function firstOperation({ pathname }: URL) {
  const { id: serviceId = '', reportId: id = '' } = matchPath(PATTERN, pathname)?.params ?? {};
  return persistedOperation(ReportPageDocument, 'ReportPage', { id, serviceId });
}

/** Prints once every picture is loaded or has failed; the file is named after the report. */
function usePrint(files: readonly string[], name: string) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const onSettled = useCallback((id: string) => setSettled((before) => new Set(before).add(id)), []);
  useEffect(() => {
    let shown = document.title;
    const before = () => {
      shown = document.title;
      document.title = name;
    };
    const after = () => {
      document.title = shown;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [name]);
  return { isReady: files.every((id) => settled.has(id)), onSettled, print: () => window.print() };
}

type ViewProps = { report: Report; versions: readonly ReportsCard_ReportFragment[] };

function Header({ report, download }: { report: Report; download: ReturnType<typeof useDownload> }) {
  const { code, service } = report;
  return (
    <PageHeader
      title={code}
      parents={[SERVICES_CRUMB, { title: service.code, to: PATHS.service(service.id) }]}
      badges={<span className={classes['version']}>{versionWords(report)}</span>}
      action={
        <Button
          type="primary"
          title="Descargar PDF"
          icon={<IconDownload {...ICON} />}
          busy={download.isBusy}
          onClick={download.download}
        />
      }
    />
  );
}

function Revise({ report }: { report: Report }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button title="Nueva versión" icon={<IconFiles {...ICON} />} onClick={() => setAsked(true)} />
      {isAsked && <ReviseDialog report={report} onClose={() => setAsked(false)} />}
    </>
  );
}

function View({ report, versions }: ViewProps) {
  const { role } = useSession().session;
  const sheet = useMemo(() => sheetOf(report), [report]);
  const download = useDownload(report, sheet);
  const { isReady, onSettled, print } = usePrint(filesOf(sheet), pdfName(report).replace(/\.pdf$/u, ''));
  return (
    <div className={classes['desk']}>
      <Header report={report} download={download} />
      <div className={classes['tools']} data-screen-only>
        <Button
          style="link"
          type="secondary"
          title="Ver servicio"
          icon={<IconFileText {...ICON} />}
          to={PATHS.service(report.service.id)}
        />
        <span className={classes['acts']}>
          {can(role, 'reports:version') && report.isLatest && <Revise key={report.id} report={report} />}
          {canShareFiles() && (
            <Button
              title="Compartir"
              icon={<IconShare {...ICON} />}
              busy={download.isBusy}
              onClick={download.share}
            />
          )}
          <Button title="Imprimir" icon={<IconPrinter {...ICON} />} busy={!isReady} onClick={print} />
        </span>
        {download.failure !== null && (
          <Banner kind="error" detail={download.failure.requestId ?? undefined}>
            No se ha podido preparar el PDF. {download.failure.message}
          </Banner>
        )}
        <Versions report={report} versions={versions} />
      </div>
      <Paper sheet={sheet} onSettled={onSettled} />
    </div>
  );
}

export function ReportPage() {
  const { id: serviceId = '', reportId = '' } = useParams();
  return (
    <ReportLoader key={reportId} id={reportId} serviceId={serviceId}>
      {(report, versions) => <View report={report} versions={versions} />}
    </ReportLoader>
  );
}
