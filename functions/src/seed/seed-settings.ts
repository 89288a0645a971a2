import type { Firestore } from '@google-cloud/firestore';
import type { Actor } from '../store/act.ts';
import type { SectionContent, SectionName } from '../settings/settings.ts';
import { createUnit } from '../unit/unit.ts';
import { demoSettings, type DemoSection } from './demo/demo-settings.ts';
import { actBy } from './seed-world.ts';

/** Name of the mutation in the audit entry of each section. */
const ACTIONS: Record<DemoSection, string> = {
  company: 'updateCompany',
  workingHours: 'updateWorkingHours',
  skills: 'saveSkill',
  zones: 'saveZone',
  serviceTypes: 'saveServiceType',
  reasons: 'saveReason',
  holidays: 'saveHoliday',
};

export async function seedSettings(firestore: Firestore, now: Date, admin: Actor): Promise<void> {
  const unit = createUnit(firestore, () => undefined);
  const fill = <S extends SectionName>(name: S, action: string, content: SectionContent<S>) =>
    unit(actBy(admin, action, now), async ({ settings }) => {
      const before = await settings.section(name);
      if (before.version === 0) settings.save(name, before, content);
      return { kind: 'done', ids: [name] };
    });
  const content = demoSettings();
  for (const section of Object.keys(ACTIONS) as DemoSection[]) {
    await fill(section, ACTIONS[section], content[section]);
  }
}
