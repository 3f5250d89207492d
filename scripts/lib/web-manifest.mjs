/**
 * What a browser needs to know to install the site: `/manifest.webmanifest`, and the links to it. Names are those of the
 * deployment that the build is for.
 */
export function webManifest({ brand }) {
  const shortcut = (name, url) => ({
    name,
    url,
    icons: [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }],
  });
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: 'Spot and perpetual markets, wallet and portfolio.',
    start_url: '/markets',
    scope: '/',
    display: 'standalone',
    background_color: '#0b0e13',
    theme_color: '#0b0e13',
    categories: ['finance'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [shortcut('Markets', '/markets'), shortcut('Trade', '/trade'), shortcut('Wallet', '/wallet')],
  };
  return {
    name: 'web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/180.png' }, injectTo: 'head' },
    ],
  };
}
