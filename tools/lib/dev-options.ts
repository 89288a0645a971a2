import { parseArgs } from 'node:util';
import { demoProject } from './project.ts';

export type DevOptions = {
  site: number;
  auth: number;
  firestore: number;
  functions: number;
  projectId: string;
  data: string;
  seed: boolean;
};

export const devUsage = `Starts everything the product needs on this machine: emulators, demo data, watchers, the web app.

  npm run dev -- [--site 5173] [--auth 9099] [--firestore 8080] [--functions 5001]
                 [--project ${demoProject}] [--data .data] [--no-seed]

Ctrl-C saves the data and ends it all.`;

export function parseDevOptions(args: string[]): DevOptions {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      site: { type: 'string', default: '5173' },
      auth: { type: 'string', default: '9099' },
      firestore: { type: 'string', default: '8080' },
      functions: { type: 'string', default: '5001' },
      project: { type: 'string', default: demoProject },
      data: { type: 'string', default: '.data' },
      seed: { type: 'boolean', default: true },
    },
  });
  const port = (name: 'site' | 'auth' | 'firestore' | 'functions'): number => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1 || number > 65535) {
      throw new Error(`--${name} takes a port number, not «${values[name]}».\n\n${devUsage}`);
    }
    return number;
  };
  if (!values.project.startsWith('demo-')) {
    throw new Error(
      `--project must start with demo-, so that nothing here can reach a real project.\n\n${devUsage}`,
    );
  }
  return {
    site: port('site'),
    auth: port('auth'),
    firestore: port('firestore'),
    functions: port('functions'),
    projectId: values.project,
    data: values.data,
    seed: values.seed,
  };
}
