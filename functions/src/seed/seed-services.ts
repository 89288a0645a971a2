import type { Transaction } from '@google-cloud/firestore';
import { withTransaction } from '../store/transaction.ts';
import { missing, nextCodes, parts } from './demo/demo-codes.ts';
import type { DemoService } from './demo/work/demo-services.ts';
import { makeService } from './make-service.ts';
import { seedReports } from './seed-reports.ts';
import { readKnown, type Known } from './seed-known.ts';
import type { SeedWorld } from './seed-world.ts';

export async function seedServices(world: SeedWorld, services: readonly DemoService[]): Promise<void> {
  const left = await missing(world.firestore, 'services', services);
  if (left.length > 0) {
    const known = await readKnown(world, left);
    const makeable = left.filter((demo) => known.about(demo) !== null);
    for (const part of parts(makeable)) {
      await withTransaction(world.firestore, (tx) => makePart(tx, world, part, known));
    }
  }
  await seedReports(world, services);
}

async function makePart(
  tx: Transaction,
  world: SeedWorld,
  part: readonly DemoService[],
  known: Known,
): Promise<void> {
  const { firestore, timeZone } = world;
  const dates = part.map(({ createdAt }) => createdAt);
  const { codes, take } = await nextCodes(tx, firestore, 'service', { dates, timeZone });
  take();
  for (const [index, demo] of part.entries()) {
    const about = known.about(demo);
    if (about) makeService({ tx, world, about }, demo, codes[index] ?? '');
  }
}
