import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGroup } from '../../tools/lib/processes/process-group.ts';
import { inRepository, installed } from '../../tools/lib/repository.ts';
import { workFolder } from '../../tools/lib/work-folder.ts';
import { FIGURES_FILE, row, type Figure } from '../figures.ts';

export async function measureBrowser(): Promise<Figure[]> {
  const work = workFolder('bench');
  try {
    const file = join(work.folder, 'figures.json');
    const cli = installed('@playwright', 'test', 'cli.js');
    const config = inRepository('bench', 'browser', 'playwright.config.ts');
    const group = startGroup('playwright', process.execPath, [cli, 'test', '--config', config], {
      env: { ...process.env, [FIGURES_FILE]: file },
    });
    const code = await group.exited;
    const figures = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figure[]) : [];
    if (figures.length === 0) throw new Error(`The bench of the browser ended with ${code}`);
    // One that failed takes nothing from the others, and is not passed over either.
    const failed = row('all benches of the browser ran to their end', 'no', { gate: 'yes', holds: false });
    return code === 0 ? figures : [...figures, failed];
  } finally {
    work.remove();
  }
}
