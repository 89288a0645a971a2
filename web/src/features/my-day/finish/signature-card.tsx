import { isBlank } from '@cuadrilla/domain/text/text.ts';
import { newId } from '#shared/new-id.ts';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { Completion } from './completion.ts';
import { SignatureField } from './signature-field.tsx';
import type { Draft } from '../visit/use-draft.ts';
import { CardButton, WorkCard } from '../visit/work-card.tsx';
import classes from '../visit/work.module.css';

type Props = Pick<Draft, 'draft' | 'change'> & { wrong: Completion['wrong'] };

function Signing({ draft, change, wrong }: Props) {
  const { signerName, signerNif, signature } = draft;
  const caption = [signerName, signerNif]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={classes['card-body']}>
      <SignatureField
        value={signature}
        caption={caption}
        onChange={(png) => change({ signature: png, signatureId: png === null ? '' : newId() })}
      />
      <div className={classes['pair']}>
        <TextInput
          label="Nombre y apellidos"
          required={signature !== null}
          value={signerName}
          error={wrong.signerName ?? null}
          onChange={(value) => change({ signerName: value })}
        />
        <TextInput
          label="NIF"
          value={signerNif}
          error={wrong.signerNif ?? null}
          onChange={(value) => change({ signerNif: value })}
        />
      </div>
    </div>
  );
}

export function SignatureCard(props: Props) {
  const { draft, change, wrong } = props;
  const isRefused = draft.refusal !== null;
  // A signature and a refusal exclude each other.
  const refuse = () => change({ refusal: '', signature: null, signatureId: '' });
  return (
    <WorkCard
      title="Firma"
      place="signature"
      action={
        isRefused ? (
          <CardButton title="Sí quiere firmar" onClick={() => change({ refusal: null })} />
        ) : (
          <CardButton title="No quiere firmar" onClick={refuse} />
        )
      }
    >
      {isRefused ? (
        <div className={classes['card-body']}>
          <TextInput
            label="Por qué no firma"
            required
            value={draft.refusal ?? ''}
            error={wrong.refusal ?? null}
            onChange={(value) => change({ refusal: value })}
          />
          {isBlank(draft.refusal ?? '') && (
            <p className={classes['hint']}>Queda escrito en el parte de trabajo.</p>
          )}
        </div>
      ) : (
        <Signing {...props} />
      )}
    </WorkCard>
  );
}
