import { watch } from 'node:fs';
import { spawn } from 'node:child_process';
import { inRepository, installed, repository } from './repository.ts';

export function runCodegen(): Promise<{ ok: boolean; output: string }> {
  const script = installed('@graphql-codegen', 'cli', 'esm', 'bin.js');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, '--config', inRepository('codegen.ts')], {
      cwd: repository,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * Generates again when the schema or a document changes. Uses Node's watcher because the generator's own needs a native
 * package.
 */
export function watchCodegen(report: (result: { ok: boolean; output: string }) => void): {
  stop: () => void;
} {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async () => {
    if (running) return void (again = true);
    running = true;
    report(await runCodegen());
    running = false;
    if (again) {
      again = false;
      schedule();
    }
  };
  // Editors write a file in several steps: run once after they are done.
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), 150);
  };
  const onChange = (_event: string, name: string | null) => {
    if (name?.endsWith('.graphql')) schedule();
  };
  const watchers = [
    watch(repository, onChange),
    watch(inRepository('web', 'src'), { recursive: true }, onChange),
  ];
  return {
    stop: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
