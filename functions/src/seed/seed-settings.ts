import type { Firestore } from '@google-cloud/firestore';
import type { Actor } from '../unit/audit.ts';
import type { SectionContent, SectionName } from '../settings/settings.ts';
import { createSettingsStore } from '../settings/settings-store.ts';
import { demoSettings, type DemoSection } from './demo/demo-settings.ts';
import { occasion } from './seed-world.ts';

/** The mutation by which each section would have been filled in. */
const ACTIONS: Record<DemoSection, string> = {
  company: 'updateCompany',
  workingHours: 'updateWorkingHours',
  skills: 'saveSkill',
  zones: 'saveZone',
  serviceTypes: 'saveServiceType',
  reasons: 'saveReason',
  holidays: 'saveHoliday',
};

/** Fills in the settings that nobody has touched. */
export async function seedSettings(firestore: Firestore, now: Date, admin: Actor): Promise<void> {
  const store = createSettingsStore(firestore);
  const fill = <S extends SectionName>(section: S, action: string, content: SectionContent<S>) =>
    // Another version than 0 is a conflict: somebody has been here, and what they said stays.
    store.change<S>(
      { section, version: 0, work: () => ({ kind: 'next', content }) },
      occasion(admin, action, now),
    );
  const content = demoSettings();
  for (const section of Object.keys(ACTIONS) as DemoSection[]) {
    await fill(section, ACTIONS[section], content[section]);
  }
}
