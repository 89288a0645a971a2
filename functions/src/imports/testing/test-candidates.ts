import { ALIKE_MAX } from '@cuadrilla/domain/imports/rows/too-common.ts';
import { foldText, sortKey } from '@cuadrilla/domain/text/text.ts';
import { identityOf } from '../../prospects/prospect.ts';
import { managerKeys, matchKeys } from '../../store/lists/match-keys.ts';
import type { inMemory } from '../../unit/testing/test-unit.ts';
import type { CandidateStore } from '../store/candidates-store.ts';

type Found = ReturnType<typeof inMemory>['found'];

type Made = {
  /** Which import made a record, and which changed it to a version. */
  madeBy: ReadonlyMap<string, string>;
  changedIn: ReadonlyMap<string, { importId: string; version: number }>;
};

export function candidatesIn(found: Found, { madeBy, changedIn }: Made): CandidateStore {
  const importOf = ({ id, version }: Versioned) => {
    const changed = changedIn.get(id);
    return changed?.version === version ? changed.importId : (madeBy.get(id) ?? null);
  };
  const of = <T extends Versioned>(record: T, keys: string[]) => ({
    record,
    keys,
    importId: importOf(record),
  });
  const clients = () =>
    [...found.clients.values()].map((record) => {
      const own = [...matchKeys(record), ...record.inheritedMatch];
      return of(record, record.isPropertyManager ? [...own, ...managerKeys(own)] : own);
    });
  return {
    clients: (asked, codes) =>
      Promise.resolve(
        withoutTooCommon(
          asked,
          clients().filter(({ record }) => record.mergedInto === null),
          ({ keys }) => keys,
          ({ record }) => codes.includes(record.code),
        ),
      ),
    clientsByName: (names, archived = false) =>
      Promise.resolve(
        withoutTooCommon(
          names.map(sortKey),
          clients().filter(({ record }) => record.archived === archived),
          ({ record }) => [sortKey(record.legalName)],
        ),
      ),
    sitesOf: (ids, except) =>
      Promise.resolve(
        [...found.sites.values()].filter(
          ({ id, client }) => ids.includes(client.id) && (except === undefined || madeBy.get(id) !== except),
        ),
      ),
    equipmentOf: (ids) =>
      Promise.resolve(
        [...found.equipment.values()]
          .filter(({ client }) => ids.includes(client.id))
          .map((each) => of(each, [])),
      ),
    prospects: (asked, codes) =>
      Promise.resolve(
        withoutTooCommon(
          asked,
          [...found.prospects.values()].map((record) => of(record, matchKeys(identityOf(record)))),
          ({ keys }) => keys,
          ({ record }) => codes.includes(record.code),
        ),
      ),
    managing: (ids) =>
      Promise.resolve(
        new Set(
          [...found.clients.values()]
            .flatMap(({ managedBy }) => managedBy?.id ?? [])
            .filter((id) => ids.includes(id)),
        ),
      ),
    items: (refs) =>
      Promise.resolve(
        [...found.items.values()]
          .filter(({ ref }) => refs.map(foldText).includes(foldText(ref)))
          .map((item) => of(item, [])),
      ),
  };
}

/** As in the store, nothing is found by a value that is too common. */
function withoutTooCommon<C>(
  asked: readonly string[],
  all: readonly C[],
  valuesOf: (candidate: C) => readonly string[],
  isAskedElse: (candidate: C) => boolean = () => false,
): { records: C[]; tooCommon: Set<string> } {
  const having = (value: string) => all.filter((each) => valuesOf(each).includes(value));
  const tooCommon = new Set(asked.filter((value) => having(value).length > ALIKE_MAX));
  const others = asked.filter((value) => !tooCommon.has(value));
  const isAsked = (each: C) => isAskedElse(each) || others.some((value) => valuesOf(each).includes(value));
  return { records: all.filter(isAsked), tooCommon };
}

export type Versioned = { id: string; version: number };
