import { companySchema } from '@cuadrilla/domain/inputs/settings/company.ts';
import { provinceOf } from '@cuadrilla/domain/contact/postal-code.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FieldGroup, FormCard, RequiredHint, Wide } from '#shared/form/form-card.tsx';
import { PATHS } from '#shared/paths.ts';
import { Select } from '#shared/ui/fields/select.tsx';
import { Switch } from '#shared/ui/fields/checkbox.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { CompanyForm_CompanyFragment } from './company-page.generated.ts';
import { COMPANY_LABELS, companyValues, zoneLabel, zoneOptions } from './company-values.ts';
import { UpdateCompanyDocument } from './update-company.generated.ts';

type Props = { company: CompanyForm_CompanyFragment; onSaved: () => void };

function useCompanyForm({ company, onSaved }: Props) {
  return useSaveRecord(UpdateCompanyDocument, {
    record: company,
    valuesOf: companyValues,
    schema: companySchema,
    draft: 'settings-company',
    input: (checked, { version }) => ({ ...checked, version }),
    evict: ['catalog'],
    success: 'Empresa guardada',
    onDone: onSaved,
  });
}

type FormPart = { form: ReturnType<typeof useCompanyForm> };

function AddressGroup({ form }: FormPart) {
  const province = provinceOf(form.values.address.postalCode.trim());
  return (
    <FieldGroup title="Dirección">
      <Wide>
        <TextInput {...form.field('address.street')} label={COMPANY_LABELS['address.street']} />
      </Wide>
      <TextInput {...form.field('address.number')} label={COMPANY_LABELS['address.number']} />
      <TextInput {...form.field('address.floor')} label={COMPANY_LABELS['address.floor']} />
      <TextInput
        {...form.field('address.postalCode')}
        label={COMPANY_LABELS['address.postalCode']}
        inputMode="numeric"
        {...(province === null ? {} : { helperText: `Provincia: ${province}` })}
      />
      <TextInput {...form.field('address.city')} label={COMPANY_LABELS['address.city']} />
    </FieldGroup>
  );
}

function RulesGroup({ form, zone }: FormPart & { zone: string }) {
  return (
    <FieldGroup title="Cómo trabaja">
      <Select
        {...form.field('timeZone')}
        label={COMPANY_LABELS.timeZone}
        required
        options={zoneOptions(zone)}
      />
      <Wide>
        <Switch
          {...form.field('agentsApproveAbsences')}
          label={COMPANY_LABELS.agentsApproveAbsences}
          helperText="Si no, solo las aprueban los administradores."
        />
      </Wide>
      <Wide>
        <Switch
          {...form.field('pricesOnReport')}
          label={COMPANY_LABELS.pricesOnReport}
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
      <FormCard isSection form={form} submit="Guardar cambios" cancelTo={PATHS.home}>
        <FieldGroup title="Empresa" hint={<RequiredHint />}>
          <Wide>
            <TextInput {...form.field('name')} label={COMPANY_LABELS.name} required autoComplete="off" />
          </Wide>
          <TextInput {...form.field('nif')} label={COMPANY_LABELS.nif} autoComplete="off" />
          <TextInput
            {...form.field('phone')}
            label={COMPANY_LABELS.phone}
            type="phone"
            autoComplete="off"
            onFocus={form.loadPhones}
          />
          <Wide>
            <TextInput
              {...form.field('email')}
              label={COMPANY_LABELS.email}
              type="email"
              autoComplete="off"
            />
          </Wide>
        </FieldGroup>
        <AddressGroup form={form} />
        <RulesGroup form={form} zone={company.timeZone} />
      </FormCard>
      <ConflictQuestion
        conflict={form.conflict}
        labels={COMPANY_LABELS}
        formats={{ timeZone: zoneLabel }}
        onKeepEditing={form.keepEditing}
        onMerge={form.sendMerged}
      />
    </>
  );
}
