import { Appearance } from './frame/appearance.tsx';
import { Section } from './frame/section.tsx';

export function AppearancePage() {
  return (
    <Section section="apariencia">
      <Appearance />
    </Section>
  );
}
