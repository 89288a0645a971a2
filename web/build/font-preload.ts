import type { Plugin } from 'vite';

/** The one file of the font that every Spanish text needs. */
export const LATIN_FONT = /inter-latin-wght-normal.*\.woff2$/;

/**
 * Preloads the one font that every screen needs with the scripts, not after the style sheet, so that the first text does not
 * change fonts.
 */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((file) => LATIN_FONT.test(file));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
