import { expect, test } from 'vitest';
import { visit } from '../testing/test-plan.ts';
import { KEPT_MAX, relinked, withKept, type Kept, type Undo } from './undo-stack.ts';
import { undoOfMove, undoOfNew, undoOfUnscheduling } from './use-undo.ts';

const at = (id: string, version: number) => visit({ id, of: 't1', from: '10:00', to: '11:00', version });
const kept = (order: number, undo: Undo): Kept => ({ order, undo });
const target = ({ undo: { back } }: Kept) => {
  const found = back.kind === 'unschedule' ? back.visit : back.move.subject.visit;
  return found && `${found.id} ${found.version}`;
};

test('the last ten entries are kept, ordered by their start and not by their answers', () => {
  const made = Array.from({ length: 12 }, (_each, index) =>
    kept(index, undoOfNew({ id: 's', code: `S-${index}` }, { id: `v${index}`, version: 1 })),
  );
  const all = made.toReversed().reduce<Kept[]>((before, one) => withKept(before, one), []);
  expect(all.map(({ order }) => order)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(all).toHaveLength(KEPT_MAX);
});

test('after one of two moves of a visit is undone, the entry of the first has the new version', () => {
  const first = kept(1, undoOfMove(at('a', 1), { id: 'a', version: 2 }));
  const second = undoOfMove(at('a', 2), { id: 'a', version: 3 });
  expect(relinked([first], second.before, { id: 'a', version: 4 }).map(target)).toEqual(['a 4']);
});

test('after an unscheduled visit is scheduled again, earlier entries have its new id', () => {
  const planned = kept(1, undoOfNew({ id: 's', code: 'S-1' }, { id: 'a', version: 1 }));
  const moved = kept(2, undoOfMove(at('a', 1), { id: 'a', version: 2 }));
  const out = undoOfUnscheduling(at('a', 2));
  const after = relinked([planned, moved], out.before, { id: 'b', version: 1 });
  expect(after.map(target)).toEqual(['a 1', 'b 1']);
  const [again] = after.slice(1);
  expect(
    relinked(after.slice(0, 1), again?.undo.before ?? null, { id: 'b', version: 2 }).map(target),
  ).toEqual(['b 2']);
});

test('entries of a visit changed by others keep the old version, so that the server rejects them', () => {
  const first = kept(1, undoOfMove(at('a', 1), { id: 'a', version: 2 }));
  const afterOthers = undoOfMove(at('a', 3), { id: 'a', version: 4 });
  expect(relinked([first], afterOthers.before, { id: 'a', version: 5 }).map(target)).toEqual(['a 2']);
});

test('entries of other visits stay unchanged', () => {
  const all = [
    kept(1, undoOfMove(at('a', 1), { id: 'a', version: 2 })),
    kept(2, undoOfUnscheduling(at('b', 2))),
  ];
  expect(relinked(all, { id: 'c', version: 2 }, { id: 'c', version: 3 })).toEqual(all);
  expect(relinked(all, null, null)).toEqual(all);
});
