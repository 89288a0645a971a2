import type { Plugin } from 'vite';

const LATIN = /inter-latin-wght-normal.*\.woff2$/;

/**
 * Fetches the one font that every screen needs together with the scripts, instead of after the style sheet: the first
 * text then stands in its own letters.
 */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => LATIN.test(file));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
