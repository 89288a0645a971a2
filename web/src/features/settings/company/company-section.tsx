import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import { COMPANY } from '@cuadrilla/domain/records/settings/settings.ts';
import { Card } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { FormRounds } from '../frame/form-rounds.tsx';
import { useFetchedAhead } from '../frame/use-fetched-ahead.ts';
import { LoadedSection } from '../frame/loaded-section.tsx';
import { ReadOnlyNote, useCanEdit } from '../frame/section.tsx';
import { useCompanyPageQuery, type CompanyForm_CompanyFragment } from './company-page.generated.ts';
import { zoneLabel } from './time-zones.ts';
import classes from './company.module.css';
import { LogoCard } from './logo-card.tsx';

const { Page: CompanyForm, preload } = lazyPage(() => import('./company-form.tsx'), 'CompanyForm');

const { Part: PasswordsCard } = lazyPart(() => import('../passwords/passwords-card.tsx'), 'PasswordsCard');

type Company = CompanyForm_CompanyFragment;

function addressText({ street, number, floor, postalCode, city }: NonNullable<Company['address']>): string {
  const where = [[street, number].filter(Boolean).join(' '), floor].filter(Boolean).join(', ');
  return `${where}, ${postalCode} ${city}`;
}

function CompanyFacts({ company }: { company: Company }) {
  const { name, nif, address, phone, email, timeZone, agentsApproveAbsences, pricesOnReport } = company;
  return (
    <Card title="Empresa">
      <DataList
        none="—"
        items={[
          { label: COMPANY.name.label, value: name },
          { label: COMPANY.nif.label, value: nif },
          { label: COMPANY.address.label, value: address && addressText(address) },
          { label: COMPANY.phone.label, value: phone && formatPhone(phone) },
          { label: COMPANY.email.label, value: email },
          { label: COMPANY.timeZone.label, value: zoneLabel(timeZone) },
          {
            label: 'Ausencias',
            value: agentsApproveAbsences
              ? 'Las aprueban administradores y agentes'
              : 'Las aprueban los administradores',
          },
          { label: COMPANY.pricesOnReport.label, value: pricesOnReport ? 'Sí' : 'No' },
        ]}
      />
    </Card>
  );
}

export function CompanySection() {
  const canEdit = useCanEdit();
  useFetchedAhead(canEdit, preload);
  // From the server, not from the cache: a form based on an old version would end in a conflict.
  const result = useCompanyPageQuery({ fetchPolicy: 'network-only' });
  return (
    <LoadedSection result={result}>
      {({ settings: { company, logo } }) =>
        canEdit ? (
          <div className={classes['cards']}>
            <FormRounds>{(onSaved) => <CompanyForm company={company} onSaved={onSaved} />}</FormRounds>
            <LogoCard logo={logo} onSaved={() => void result.refetch()} />
            <PasswordsCard />
          </div>
        ) : (
          <>
            <ReadOnlyNote />
            <CompanyFacts company={company} />
          </>
        )
      }
    </LoadedSection>
  );
}
