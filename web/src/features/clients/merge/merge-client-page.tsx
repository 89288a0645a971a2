import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Card } from '#shared/detail/card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { Notice } from '#shared/detail/notice.tsx';
import { CLIENTS_CRUMB, ClientRecordPage } from '../parts/client-record-page.tsx';
import { ClientLine, ClientSearch } from './client-search.tsx';
import { useMergeClientPageQuery } from './merge-client-page.generated.ts';
import { MergeConfirm } from './merge-confirm.tsx';
import { MergePreview } from './merge-preview.tsx';
import { useMergePreviewQuery } from './merge-preview.generated.ts';
import type { MergeSide_ClientFragment } from './merge-side.generated.ts';
import classes from './merge.module.css';

type Client = MergeSide_ClientFragment;

function useStale() {
  const [stale, setStale] = useState<{ words: string } | null>(null);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stale !== null) banner.current?.focus();
  }, [stale]);
  const notice = stale !== null && (
    <div ref={banner} tabIndex={-1} className={classes['stale']}>
      <Banner kind="error" isSilent>
        {stale.words}
      </Banner>
    </div>
  );
  return { notice, tell: (words: string) => setStale({ words }) };
}

type Ids = { keepId: string; mergeId: string };

function Previewed({ ids, onStale }: { ids: Ids; onStale: (words: string) => void }) {
  // Not cached, so that what is merged is what was shown, even if either client is updated meanwhile.
  const { data, error, loading, refetch } = useMergePreviewQuery({
    variables: ids,
    fetchPolicy: 'no-cache',
  });
  const again = () => void refetch().catch(() => undefined);
  if (error !== undefined) {
    return <QueryError title="No se ha podido calcular la fusión" result={{ error, loading, refetch }} />;
  }
  if (data === undefined) return <Busy />;
  const preview = data.mergePreview;
  if (preview === null) return <Notice>Uno de los dos clientes ya no está.</Notice>;
  const startAgain = (words: string) => {
    onStale(words);
    again();
  };
  return (
    <>
      {loading ? <Busy /> : <MergePreview preview={preview} />}
      <MergeConfirm keep={preview.keep} merge={preview.merge} isWaiting={loading} onStale={startAgain} />
    </>
  );
}

function Pairing({ client, other, onForget }: { client: Client; other: Client; onForget: () => void }) {
  const [keepId, setKeepId] = useState(client.id);
  const mergeId = keepId === client.id ? other.id : client.id;
  const stale = useStale();
  const options = [client, other].map((each) => ({
    value: each.id,
    label: each.legalName,
    hint: `${each.code}${each.nif === null ? '' : ` · ${each.nif}`}`,
  }));
  return (
    <>
      <Card
        title="¿Cuál se queda?"
        action={<Button type="secondary" title="Elegir otro cliente" onClick={onForget} />}
      >
        <RadioCards
          label="El cliente que se queda conserva su código y su nombre"
          options={options}
          value={keepId}
          onChange={setKeepId}
        />
      </Card>
      {stale.notice}
      <Previewed key={keepId} ids={{ keepId, mergeId }} onStale={stale.tell} />
    </>
  );
}

/** The pressed button disappears with its step, so the focus moves to the first element of the next one. */
function useStepFocus(step: string | null) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    box.current?.querySelector('input')?.focus();
  }, [step]);
  return box;
}

function Steps({ client }: { client: Client }) {
  const [other, setOther] = useState<Client | null>(null);
  const box = useStepFocus(other?.id ?? null);
  if (client.archived) {
    return (
      <Notice>
        Este cliente está archivado: no se puede fusionar.{' '}
        <Link to={PATHS.client(client.id)}>Volver al cliente</Link>
      </Notice>
    );
  }
  return (
    <div ref={box} className={classes['steps']}>
      <Card title="Este cliente">
        <ClientLine client={client} />
      </Card>
      {other === null ? (
        <ClientSearch except={client.id} onChoose={setOther} />
      ) : (
        <Pairing client={client} other={other} onForget={() => setOther(null)} />
      )}
    </div>
  );
}

export function MergeClientPage() {
  const { id = '' } = useParams();
  const result = useMergeClientPageQuery({ variables: { id } });
  return (
    <ClientRecordPage
      result={result}
      pick={(data) => data.client}
      title="Fusionar clientes"
      shape="form"
      missing="client"
    >
      {(client) => (
        <>
          <PageHeader
            title="Fusionar clientes"
            parents={[CLIENTS_CRUMB, { title: client.code, to: PATHS.client(client.id) }]}
          />
          <Steps key={client.id} client={client} />
        </>
      )}
    </ClientRecordPage>
  );
}
