import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { suggestedKind } from '@cuadrilla/domain/contact/nif.ts';
import type { PartyKind } from '@cuadrilla/domain/contact/party.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { useOwners } from '#records/team/use-team.ts';
import { FieldGroup, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TagsInput } from '#shared/ui/fields/tags-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import type { ClientFormPart } from './client-form.ts';
import rows from '../parts/rows.module.css';
import { PARTY_KIND_CHOICES } from '#records/clients/party-kind.tsx';
import { TextRows } from '../parts/text-rows.tsx';
import { useClientValues } from '../parts/use-client-values.ts';

const { Part: ManagingFields } = lazyPart(() => import('../managers/managing-fields.tsx'), 'ManagingFields');

type Props = { form: ClientFormPart };

type IdentityProps = Props & {
  /** For an existing client the NIF does not propose another kind. */
  isKnown?: boolean;
};

function useKindProposal({ values, field }: ClientFormPart, isKnown: boolean) {
  const [isChosen, setChosen] = useState(isKnown);
  return {
    choose: (kind: PartyKind) => {
      setChosen(true);
      field('kind').onChange(kind);
    },
    propose: () => {
      const kind = suggestedKind(values.nif);
      if (!isChosen && kind !== null && kind !== values.kind) field('kind').onChange(kind);
    },
  };
}

export function IdentityFields({ form, isKnown = false }: IdentityProps) {
  const { values, field } = form;
  const { choose, propose } = useKindProposal(form, isKnown);
  const nif = field('nif');
  const leaveNif = (event: FocusEvent) => {
    nif.onBlur(event);
    propose();
  };
  const isPerson = values.kind === 'PERSON';
  return (
    <FieldGroup title="Quién es" hint={<RequiredHint />}>
      <Wide>
        <div className={rows['kinds']}>
          <RadioCards
            {...field('kind')}
            label={CLIENT.kind.label}
            options={PARTY_KIND_CHOICES}
            onChange={choose}
          />
        </div>
      </Wide>
      <Wide>
        <TextInput
          {...field('legalName')}
          label={isPerson ? 'Nombre y apellidos' : 'Razón social'}
          required
        />
      </Wide>
      <TextInput {...nif} label={CLIENT.nif.label} onBlur={leaveNif} />
      <TextInput {...field('tradeName')} label={CLIENT.tradeName.label} />
      <ManagingFields form={form} />
    </FieldGroup>
  );
}

type ContactDetailsProps = Props & {
  onPhoneUsed: () => void;
  children?: ReactNode;
};

export function ContactDetailsFields({ form, onPhoneUsed, children }: ContactDetailsProps) {
  const {
    field,
    lists: { phones, emails },
  } = form;
  return (
    <FieldGroup title="Cómo localizarlo">
      <TextRows
        label="Teléfono"
        add="Añadir teléfono"
        type="phone"
        rows={phones.entries}
        most={CLIENT.phones.most}
        field={(index) => field(`phones.${index}`)}
        onAdd={() => phones.add('')}
        onRemove={phones.remove}
        onFocus={onPhoneUsed}
      />
      <TextRows
        label="Correo electrónico"
        add="Añadir correo"
        type="email"
        rows={emails.entries}
        most={CLIENT.emails.most}
        field={(index) => field(`emails.${index}`)}
        onAdd={() => emails.add('')}
        onRemove={emails.remove}
      />
      {children !== undefined && <Wide>{children}</Wide>}
    </FieldGroup>
  );
}

type OwnProps = Props & { owner?: { id: string; name: string } | null };

export function OwnFields({ form: { field }, owner = null }: OwnProps) {
  const owners = useOwners(owner);
  const tags = useClientValues('TAG');
  return (
    <FieldGroup title="Para el equipo">
      <Select {...field('ownerId')} label={CLIENT.owner.label} options={owners} placeholder="Sin agente" />
      <TagsInput
        {...field('tags')}
        label={CLIENT.tags.label}
        placeholder="Contrato anual…"
        helperText="Elige una, o escribe otra y pulsa Intro"
        suggestions={tags}
      />
      <Wide>
        <Textarea {...field('notes')} label={CLIENT.notes.label} maxLength={NOTE_MAX} />
      </Wide>
    </FieldGroup>
  );
}
