import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import { PARTY_KIND_LABELS, type PartyKind } from '@cuadrilla/domain/contact/party.ts';
import { suggestedKind } from '@cuadrilla/domain/contact/nif.ts';
import { PROSPECT } from '@cuadrilla/domain/records/prospect.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { useOwners } from '#records/team/use-team.ts';
import { FieldGroup, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import { DateInput } from '#shared/ui/fields/date-input.tsx';
import { MoneyInput } from '#shared/ui/fields/money-input.tsx';
import { MultiSelect } from '#shared/ui/fields/multi-select.tsx';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { PARTY_KIND_CHOICES } from '#records/clients/party-kind.tsx';
import classes from './prospect-fields.module.css';
import { AddressFields } from '#records/places/address-fields.tsx';
import type { useNewProspectForm } from './use-prospect-form.ts';

type Form = ReturnType<typeof useNewProspectForm>['form'];
type Owner = { id: string; name: string } | null;

function KindHint({ form }: { form: Form }) {
  const { nif, kind } = form.values;
  const suggested = suggestedKind(nif);
  if (suggested === null || suggested === kind) return null;
  const name = PARTY_KIND_LABELS[suggested];
  return (
    <Wide>
      <Button
        title={`El NIF es de tipo ${name}: cambiar a ${name}`}
        type="secondary"
        align="left"
        onClick={() => form.set('kind', suggested)}
      />
    </Wide>
  );
}

function Names({ form }: { form: Form }) {
  const isPerson = form.values.kind === 'PERSON';
  return (
    <>
      {!isPerson && (
        <Wide>
          <TextInput {...form.field('legalName')} label={PROSPECT.legalName.label} required />
        </Wide>
      )}
      <TextInput
        {...form.field('name')}
        label={isPerson ? PROSPECT.name.label : 'Nombre de contacto'}
        required={isPerson}
      />
      <TextInput
        {...form.field('lastName')}
        label={isPerson ? PROSPECT.lastName.label : 'Apellidos de contacto'}
      />
    </>
  );
}

function Who({ form }: { form: Form }) {
  const { field, values } = form;
  return (
    <FieldGroup title="Quién pregunta" hint={<RequiredHint />}>
      <Wide>
        <div className={classes['kinds']}>
          <RadioCards
            {...field('kind')}
            label={PROSPECT.kind.label}
            required
            value={values.kind}
            onChange={(kind: string) => form.set('kind', kind as PartyKind)}
            options={PARTY_KIND_CHOICES}
          />
        </div>
      </Wide>
      <Names form={form} />
      <TextInput
        {...field('phone')}
        label={PROSPECT.phone.label}
        type="phone"
        onFocus={form.loadPhones}
        helperText="Hace falta un teléfono o un correo"
      />
      <TextInput {...field('email')} label={PROSPECT.email.label} type="email" />
      <TextInput {...field('nif')} label={PROSPECT.nif.label} />
      <KindHint form={form} />
    </FieldGroup>
  );
}

function What({ form, owner }: { form: Form; owner: Owner }) {
  const { field, values } = form;
  const catalog = useCatalog();
  const owners = useOwners(owner);
  return (
    <FieldGroup title="Qué necesita">
      <Wide>
        <TextInput
          {...field('need')}
          label={PROSPECT.need.label}
          placeholder="Cambio de caldera, revisión anual…"
        />
      </Wide>
      <Wide>
        <MultiSelect
          {...field('interestIds')}
          label={PROSPECT.interestIds.label}
          onChange={(ids) => form.set('interestIds', [...ids])}
          options={catalog.optionsOf('serviceTypes', values.interestIds)}
        />
      </Wide>
      <Select
        {...field('sourceId')}
        label={PROSPECT.sourceId.label}
        options={catalog.optionsOf('prospectSources', [values.sourceId])}
        placeholder="Sin indicar"
      />
      <MoneyInput {...field('estimatedValueCents')} label={PROSPECT.estimatedValueCents.label} />
      <Select {...field('ownerId')} label={PROSPECT.owner.label} options={owners} placeholder="Sin agente" />
      <DateInput {...field('nextActionOn')} label={PROSPECT.nextActionOn.label} />
    </FieldGroup>
  );
}

export function ProspectFields({ form, owner }: { form: Form; owner: Owner }) {
  return (
    <>
      <Who form={form} />
      <What form={form} owner={owner} />
      <FieldGroup
        title="Dirección"
        hint="Basta con el código postal o la población: la calle hace falta al convertirlo en cliente."
      >
        <AddressFields field={(part) => form.field(`address.${part}`)} />
      </FieldGroup>
      <FieldGroup title="Notas">
        <Wide>
          <Textarea {...form.field('notes')} label={PROSPECT.notes.label} maxLength={NOTE_MAX} />
        </Wide>
        <Wide>
          <Checkbox
            {...form.field('doNotContact')}
            label={PROSPECT.doNotContact.label}
            helperText="Ha pedido que no se le llame ni se le escriba"
          />
        </Wide>
      </FieldGroup>
    </>
  );
}
