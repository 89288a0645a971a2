import { isDeepStrictEqual } from 'node:util';
import type { Absence } from '../../staff/absences/absence.ts';
import type { User } from '../../staff/user.ts';
import type { Note } from '../../activity/note-store.ts';
import type { Prospect } from '../../prospects/prospect.ts';
import type { Attachment } from '../../attachments/attachment.ts';
import type { CalendarFeed } from '../../calendar/calendar-feed.ts';
import type { Client } from '../../clients/client.ts';
import type { Equipment } from '../../clients/equipment/equipment.ts';
import type { Site } from '../../clients/sites/site.ts';
import type { Item } from '../../items/item.ts';
import type { FiledAct, WorkReview } from '../../work-reviews/work-review.ts';
import type { WorkReport } from '../../reports/work-report.ts';
import type { Service } from '../../work/service.ts';
import type { Visit } from '../../work/visit.ts';

export type Found = {
  clients: Map<string, Client>;
  sites: Map<string, Site>;
  equipment: Map<string, Equipment>;
  items: Map<string, Item>;
  services: Map<string, Service>;
  visits: Map<string, Visit>;
  prospects: Map<string, Prospect>;
  notes: Note[];
  /** Changed sections of the settings by name, and new images by hash. */
  sections: Map<string, { id: string }>;
  users: Map<string, User>;
  absences: Map<string, Absence>;
  reviews: Map<string, WorkReview>;
  acts: Omit<FiledAct, 'id'>[];
  files: Map<string, Attachment>;
  reports: Map<string, WorkReport>;
  /** Keyed by technician id. */
  feeds: Map<string, CalendarFeed & { id: string; digest: string }>;
  /** Values that audit entries hold besides the changed fields. */
  audited: Record<string, unknown>[];
};

export type Doors = ReturnType<typeof startWrites> & { newId: () => string };

/** The writes of one unit of work, which wait for its end; to read what was written before throws, as in `act`. */
export function startWrites() {
  const waiting: (() => void)[] = [];
  const written = new Map<unknown, Set<string>>();
  const note = (of: unknown, id: string) => void written.set(of, (written.get(of) ?? new Set()).add(id));
  const removed = new Set<unknown>();
  const set = <T extends { id: string }>(of: Map<string, T>, each: T) => {
    if (removed.has(of.get(each.id))) throw new Error(`${each.id} was removed in this unit`);
    note(of, each.id);
    waiting.push(() => of.set(each.id, each));
  };
  return {
    apply: () => waiting.forEach((write) => write()),
    remove: <T extends { id: string }>(of: Map<string, T>, { id }: T) => {
      note(of, id);
      removed.add(of.get(id));
      waiting.push(() => of.delete(id));
    },
    find:
      <T>(of: Map<string, T>) =>
      (id: string): Promise<T | null> => {
        if (written.get(of)?.has(id))
          throw new Error(`${id} was written in this unit and cannot be read again`);
        return Promise.resolve(of.get(id) ?? null);
      },
    set,
    later: (write: () => void) => void waiting.push(write),
    save: <T extends { id: string; version: number }>(of: Map<string, T>, before: T, after: T): boolean => {
      if (isDeepStrictEqual(before, after)) return false;
      set(of, { ...after, version: after.version + 1 });
      return true;
    },
  };
}
