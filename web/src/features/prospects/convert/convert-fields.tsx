import { mayBeManaged, type PartyKind } from '@cuadrilla/domain/contact/party.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import { Suspense } from 'react';
import { useOwners } from '#records/team/use-team.ts';
import { FieldGroup, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { Checkbox } from '#shared/ui/fields/checkbox.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import { PARTY_KIND_CHOICES } from '#records/clients/party-kind.tsx';
import classes from '../form/prospect-fields.module.css';
import { AddressFields } from '#records/places/address-fields.tsx';
import type { Prospect } from '../page/prospect-loader.tsx';
import type { useConvertProspect } from './use-convert-prospect.tsx';

const { nif, owner, managedBy } = CLIENT;

// Only of a community.
const { Page: ManagerField } = lazyPage(() => import('#records/managers/manager-field.tsx'), 'ManagerField');

type Form = ReturnType<typeof useConvertProspect>['form'];

export function ClientFields({ form, prospect }: { form: Form; prospect: Prospect }) {
  const { field, values } = form;
  const owners = useOwners(prospect.owner);
  const isPerson = values.client.kind === 'PERSON';
  return (
    <FieldGroup title="Cliente" hint={<RequiredHint />}>
      <Wide>
        <div className={classes['kinds']}>
          <RadioCards
            {...field('client.kind')}
            label="Tipo"
            required
            value={values.client.kind}
            onChange={(kind: string) => form.set('client.kind', kind as PartyKind)}
            options={PARTY_KIND_CHOICES}
          />
        </div>
      </Wide>
      <Wide>
        <TextInput
          {...field('client.legalName')}
          label={isPerson ? 'Nombre y apellidos' : 'Razón social'}
          required
        />
      </Wide>
      <TextInput {...field('client.nif')} label={nif.label} />
      <TextInput {...field('client.phones.0')} label="Teléfono" type="phone" onFocus={form.loadPhones} />
      <TextInput {...field('client.emails.0')} label="Correo electrónico" type="email" />
      <Select {...field('client.ownerId')} label={owner.label} options={owners} placeholder="Sin agente" />
      {mayBeManaged(values.client.kind) && (
        <Wide>
          <Suspense fallback={<Busy />}>
            <ManagerField {...field('client.managedById')} label={managedBy.label} />
          </Suspense>
        </Wide>
      )}
    </FieldGroup>
  );
}

/** Optional for a linked client, who may have it already. */
export function SiteFields({ form }: { form: Form }) {
  const { field, values } = form;
  const isLinked = values.linkClientId !== '';
  const isShown = !isLinked || values.hasSite;
  return (
    <FieldGroup title="Ubicación">
      {isLinked && (
        <Wide>
          <Checkbox
            {...field('hasSite')}
            label="Añadir también esta ubicación"
            helperText="Si el cliente ya la tiene, no se repite"
          />
        </Wide>
      )}
      {isShown && (
        <>
          <Wide>
            <TextInput {...field('site.name')} label={SITE.name.label} required />
          </Wide>
          <AddressFields field={(part) => field(`site.address.${part}`)} required />
          <Wide>
            <Checkbox {...field('site.isDwelling')} label={SITE.isDwelling.label} />
          </Wide>
        </>
      )}
    </FieldGroup>
  );
}

export function BillingFields({ form }: { form: Form }) {
  const { field, values } = form;
  return (
    <FieldGroup title={CLIENT.billingAddress.label}>
      <Wide>
        <Checkbox {...field('isSameAddress')} label="La misma que la ubicación" />
      </Wide>
      {!values.isSameAddress && <AddressFields field={(part) => field(`client.billingAddress.${part}`)} />}
    </FieldGroup>
  );
}
