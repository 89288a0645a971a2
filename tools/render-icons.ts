/** `node tools/render-icons.ts` renders the installed app's icons from `web/public/favicon.svg`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from './lib/testing/chromium.ts';
import { inRepository } from './lib/repository.ts';

/** `share` is how much of the side the mark fills; masks cut up to a fifth off each edge. */
const ICONS = [
  { name: 'icon-192', side: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512', side: 512, share: 1, ground: 'transparent' },
  { name: 'icon-maskable-512', side: 512, share: 0.62, ground: '#FAF9F7' },
  { name: 'apple-touch-icon', side: 180, share: 0.8, ground: '#FAF9F7' },
] as const;

const mark = await readFile(inRepository('web', 'public', 'favicon.svg'), 'utf8');
const folder = inRepository('web', 'public', 'icons');
await mkdir(folder, { recursive: true });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath ? { executablePath } : {}),
});
const page = await browser.newPage();
for (const { name, side, share, ground } of ICONS) {
  await page.setViewportSize({ width: side, height: side });
  const style = `margin:0;height:${side}px;display:grid;place-items:center;background:${ground}`;
  await page.setContent(`<body style="${style}"><style>svg{width:${side * share}px}</style>${mark}</body>`);
  await writeFile(`${folder}/${name}.png`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
