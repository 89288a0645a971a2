/** `npm test`: runs every suite in order and prints one tally. Each starts what it needs on free ports. */
import { failedTests } from './lib/testing/failed-tests.ts';
import { isShuttingDown, shutDown, shutDownOnSignals } from './lib/processes/shutdown.ts';
import { runSuite } from './lib/testing/suites.ts';
import { demandNoneSkipped, exitCode, lastLine, sum, type Tally } from './lib/testing/tally.ts';
import { parseTestOptions, testUsage, type Suite } from './lib/testing/test-options.ts';

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(testUsage);
    return;
  }
  const { only, rest } = parseTestOptions(process.argv.slice(2));
  const results: { suite: Suite; tally: Tally; seconds: number }[] = [];
  for (const suite of only) {
    console.log(`\n── ${suite} ${'─'.repeat(70 - suite.length)}`);
    const started = Date.now();
    const tally = await runSuite(suite, rest);
    // Interrupted: the signal handler ends the process, so start nothing further.
    if (isShuttingDown()) return;
    results.push({ suite, tally, seconds: (Date.now() - started) / 1000 });
  }
  await shutDown();
  console.log('');
  for (const { suite } of results) for (const failed of failedTests(suite)) console.log(`failed: ${failed}`);
  for (const { suite, tally, seconds } of results) {
    const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
    console.log(`${suite.padEnd(9)} ${lastLine(tally)}${skipped} (${seconds.toFixed(0)} s)`);
  }
  const all = sum(results.map((result) => result.tally));
  const total = demandNoneSkipped(all, rest.length > 0);
  if (total.failed > all.failed) console.log(`${all.skipped} skipped: each counts as failed.`);
  console.log(lastLine(total));
  process.exitCode = exitCode(total);
}

shutDownOnSignals(() => console.log('\nEnding everything …'));
main().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await shutDown();
  console.log('0 passed, 1 failed');
  process.exit(1);
});
