import { inRepository, installed } from '../repository.ts';
import { quietly } from '../processes/run-step.ts';

export async function buildWeb(
  options: { outDir?: string; env?: Record<string, string> } = {},
): Promise<void> {
  const outDir = options.outDir ?? inRepository('web', 'dist');
  const args = [installed('vite', 'bin', 'vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'];
  const { code, output } = await quietly(process.execPath, args, {
    cwd: inRepository('web'),
    env: { NODE_ENV: 'production', ...options.env },
  });
  if (code !== 0) throw new Error(`The web app could not be built:\n${output}`);
}
