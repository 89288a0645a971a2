import { join } from 'node:path';
import { buildWeb } from '../../tools/lib/deploy/web-build.ts';
import { webEnvironment } from '../../tools/lib/project.ts';
import { workFolder } from '../../tools/lib/work-folder.ts';
import { brotliKilobytes, readBundle } from '../../web/build/bundle.ts';
import {
  firstListScripts,
  furtherPagesOf,
  loginScripts,
  ownKilobytes,
  PLANNING,
} from '../../web/build/weights.ts';
import { atMost, type Figure } from '../figures.ts';

const FURTHER = { gate: 20, aim: 15 };

/** The JavaScript of the built app, compressed as hosting does; counted, so one build is enough. */
export async function measureBytes(): Promise<Figure[]> {
  const work = workFolder('bench');
  try {
    const outDir = join(work.folder, 'web');
    await buildWeb({ outDir, env: webEnvironment('demo-bench', '127.0.0.1:9099') });
    const bundle = readBundle(outDir);
    const further = furtherPagesOf(bundle)
      .filter((page) => page !== PLANNING)
      .map((page) => ({ page, kilobytes: ownKilobytes(bundle, page) }))
      .sort((a, b) => b.kilobytes - a.kilobytes);
    const over = (limit: number) => further.filter(({ kilobytes }) => kilobytes > limit).length;
    const [widest] = further;
    const kilobytes = (what: string, measured: number, gate: number) =>
      atMost({ what: `JavaScript, brotli: ${what}`, unit: 'kB', gate }, [measured]);
    return [
      kilobytes('login', brotliKilobytes(bundle, loginScripts(bundle)), 110),
      kilobytes('first list, with what forms share', brotliKilobytes(bundle, firstListScripts(bundle)), 195),
      kilobytes('planning’s own', ownKilobytes(bundle, PLANNING), 60),
      {
        ...atMost({ what: `further routes over ${FURTHER.gate} kB`, unit: '', gate: 0 }, [
          over(FURTHER.gate),
        ]),
        ours: `${over(FURTHER.gate)} of ${further.length} (over ${FURTHER.aim} kB: ${over(FURTHER.aim)}; widest ${widest?.page.split('/').at(-1) ?? ''} ${widest?.kilobytes ?? 0} kB)`,
        gate: 'none',
        aim: `≤ ${FURTHER.aim} kB`,
      },
    ];
  } finally {
    work.remove();
  }
}
