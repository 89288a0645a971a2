import { companySchema } from '@cuadrilla/domain/inputs/settings/company.ts';
import { formOf, labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import { COMPANY } from '@cuadrilla/domain/records/settings/settings.ts';
import { AddressFields } from '#records/places/address-fields.tsx';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FieldGroup, FormCard, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Select } from '#shared/ui/fields/select.tsx';
import { Switch } from '#shared/ui/fields/checkbox.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { CompanyForm_CompanyFragment } from './company-page.generated.ts';
import { zoneLabel, zoneOptions } from './time-zones.ts';
import { UpdateCompanyDocument } from './update-company.generated.ts';

type Props = { company: CompanyForm_CompanyFragment; onSaved: () => void };

function useCompanyForm({ company, onSaved }: Props) {
  return useSaveRecord(UpdateCompanyDocument, {
    record: company,
    valuesOf: (values) => formOf(COMPANY, values),
    schema: companySchema,
    draft: 'settings-company',
    input: (checked, { version }) => ({ ...checked, version }),
    evict: ['catalog'],
    success: 'Empresa guardada',
    onDone: onSaved,
  });
}

type FormPart = { form: ReturnType<typeof useCompanyForm> };

function RulesGroup({ form, zone }: FormPart & { zone: string }) {
  return (
    <FieldGroup title="Cómo trabaja">
      <Select
        {...form.field('timeZone')}
        label={COMPANY.timeZone.label}
        required
        options={zoneOptions(zone)}
      />
      <Wide>
        <Switch
          {...form.field('agentsApproveAbsences')}
          label={COMPANY.agentsApproveAbsences.label}
          helperText="Si no, solo las aprueban los administradores."
        />
      </Wide>
      <Wide>
        <Switch
          {...form.field('pricesOnReport')}
          label={COMPANY.pricesOnReport.label}
          helperText="Si no, el parte que se imprime y se descarga dice qué se ha hecho y usado, sin importes."
        />
      </Wide>
    </FieldGroup>
  );
}

export function CompanyForm({ company, onSaved }: Props) {
  const form = useCompanyForm({ company, onSaved });
  return (
    <>
      <FormCard isSection form={form} submit="Guardar cambios" cancelTo={PATHS.settings}>
        <FieldGroup title="Empresa" hint={<RequiredHint />}>
          <Wide>
            <TextInput {...form.field('name')} label={COMPANY.name.label} required autoComplete="off" />
          </Wide>
          <TextInput {...form.field('nif')} label={COMPANY.nif.label} autoComplete="off" />
          <TextInput
            {...form.field('phone')}
            label={COMPANY.phone.label}
            type="phone"
            autoComplete="off"
            onFocus={form.loadPhones}
          />
          <Wide>
            <TextInput {...form.field('email')} label={COMPANY.email.label} type="email" autoComplete="off" />
          </Wide>
        </FieldGroup>
        <FieldGroup title={COMPANY.address.label}>
          <AddressFields field={(part) => form.field(`address.${part}`)} />
        </FieldGroup>
        <RulesGroup form={form} zone={company.timeZone} />
      </FormCard>
      <ConflictQuestion form={form} labels={labelsByPath(COMPANY)} formats={{ timeZone: zoneLabel }} />
    </>
  );
}
