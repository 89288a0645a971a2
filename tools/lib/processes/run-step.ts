import { spawn } from 'node:child_process';
import { startGroup, type GroupOptions } from './process-group.ts';
import { repository } from '../repository.ts';

/** Runs a Node script of ours or of a package to its end, its words on our terminal; answers the exit code. */
export async function runScript(
  script: string,
  args: string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<number> {
  const groupOptions: GroupOptions = {
    cwd: options.cwd ?? repository,
    env: { ...process.env, ...options.env },
    // vitest and Playwright tear down what they set up when they are interrupted, not when they are terminated.
    stopSignal: 'SIGINT',
    graceMs: 10_000,
  };
  const group = startGroup(script, process.execPath, [script, ...args], groupOptions);
  const code = await group.exited;
  // Whatever it left behind ends with it.
  await group.stop();
  return code;
}

/** The same, and keeps what it printed as well. */
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

/** Runs a command and keeps its words for the case that it fails. */
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
