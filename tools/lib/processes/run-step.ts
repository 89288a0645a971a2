import { spawn } from 'node:child_process';
import { startGroup, type GroupOptions } from './process-group.ts';
import { repository } from '../repository.ts';

export async function runScript(
  script: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<number> {
  const groupOptions: GroupOptions = {
    cwd: options.cwd ?? repository,
    env: { ...process.env, ...options.env },
    // vitest and Playwright run their teardown on SIGINT, not on SIGTERM.
    stopSignal: 'SIGINT',
    graceMs: 10_000,
  };
  const group = startGroup(script, process.execPath, [script, ...args], groupOptions);
  const code = await group.exited;
  // Also ends processes it left behind.
  await group.stop();
  return code;
}

export async function runScriptKeeping(
  script: string,
  args: string[],
  logFile: string,
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const onLine = (line: string) => {
    lines.push(line);
    console.log(line);
  };
  const group = startGroup(script, process.execPath, [script, ...args], { cwd: repository, logFile, onLine });
  const code = await group.exited;
  await group.stop();
  return { code, output: lines.join('\n') };
}

export function quietly(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? repository,
      env: { ...process.env, ...options.env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
