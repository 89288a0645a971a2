import { Appearance } from './frame/appearance.tsx';
import { Section } from './frame/section.tsx';

/** Light or dark, on this device. */
export function AppearancePage() {
  return (
    <Section section="apariencia">
      <Appearance />
    </Section>
  );
}
