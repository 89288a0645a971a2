import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { Section } from '../frame/section.tsx';
import { CompanyPageDocument } from './company-page.generated.ts';
import { CompanySection } from './company-section.tsx';

export function firstOperation() {
  return persistedOperation(CompanyPageDocument, 'CompanyPage');
}

export function CompanyPage() {
  return (
    <Section section="empresa">
      <CompanySection />
    </Section>
  );
}
