import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, minifySync } from 'vite';
import { root } from '../environment.mjs';
import { noncePlaceholder } from '../security-headers.mjs';
import { featureGraph } from './feature-graph.mjs';

const bootstrap = path.join(root, 'src/main/bootstrap/bootstrap.ts');
const icon = path.join(root, 'public/favicon.svg');
const texts = 'src/presentation/i18n';
/** As index.html has them. */
const bootstrapPlace = '<script id="bootstrap"></script>';
const preloadsPlace = 'id="preloads"></script>';
const iconPlace = 'href="/favicon.svg"';

/**
 * Puts into the page what would otherwise be asked for one after the other: the bootstrap script, the icon, the style
 * sheet of the app, the typeface, and the list of files that each page needs, from which the bootstrap script preloads.
 * @param manifests of all features
 */
export function firstLoad(manifests) {
  let script;
  let pages;
  let styles;
  let sheets;
  let folder;
  return [
    {
      name: 'bootstrap-in-page',
      transformIndexHtml: {
        order: 'pre',
        async handler(html, { server }) {
          script ??= await bootstrapScript();
          // While somebody develops, the product's own scripts lie where they are written.
          if (server) script = script.replace('/assets/', '/src/');
          const picture = `data:image/svg+xml,${encodeURIComponent(readFileSync(icon, 'utf8').trim())}`;
          const withScript = filled(html, bootstrapPlace, `<script nonce="${noncePlaceholder}">${script}</script>`);
          return filled(withScript, iconPlace, `href="${picture}"`);
        },
      },
    },
    {
      name: 'texts-in-development',
      apply: 'serve',
      transformIndexHtml: (html) =>
        filled(html, preloadsPlace, `id="preloads">${JSON.stringify({ texts: `/${texts}` })}</script>`),
    },
    {
      name: 'preloads-in-page',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          const graph = featureGraph(manifests, (id) => this.getModuleInfo(id));
          pages = graph.features.filter((feature) => feature.path !== undefined && feature.path !== '*');
          styles = takeStyles(bundle);
          sheets = takeSheetsOfPages(bundle);
          const files = textFiles();
          folder = folderOf(files);
          for (const { name, text } of files)
            this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: text });
        },
      },
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle }) {
          const preloads = JSON.stringify({
            pages: pagesOf(bundle, pages, sheets),
            texts: `/${folder}`,
            letters: lettersIn(styles),
          });
          return filled(html, preloadsPlace, `id="preloads">${preloads}</script>`)
            .replace(
              '</head>',
              () => `  ${typeface(styles)}<style nonce="${noncePlaceholder}">${styles}</style>\n  </head>`,
            )
            .replace(/<(script type="module"|link rel="modulepreload") /g, `<$1 nonce="${noncePlaceholder}" `);
        },
      },
    },
  ];
}

/** The part of the typeface that every language takes. Asked for ahead, it is there for the first picture. */
function typeface(styles) {
  return fontLink(fontFile(styles, 'latin'));
}

/** What a language takes beyond it. */
function lettersIn(styles) {
  const cyrillic = fontFile(styles, 'cyrillic');
  return { ru: cyrillic, ukr: cyrillic, vn: fontFile(styles, 'vietnamese') };
}

function fontFile(styles, part) {
  return new RegExp(`url\\(["']?([^"')]*inter-${part}[^"')]*)`).exec(styles)[1];
}

export function fontLink(href) {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">\n    `;
}

/** The script that the build writes into the page, as it stands there. */
export async function bootstrapScript() {
  const { output } = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: bootstrap, output: { format: 'iife' } },
    },
  });
  return minifySync('bootstrap.js', output[0].code).code.trim();
}

/**
 * The style sheets of what every page loads, taken out of the bundle to become part of the page: they are small, and
 * nothing is drawn without them. The chunks forget them, or else pages would ask for them again.
 */
function takeStyles(bundle) {
  const files = [...withImports(bundle, entryOf(bundle))].flatMap(({ viteMetadata }) => {
    const imported = [...viteMetadata.importedCss];
    viteMetadata.importedCss.clear();
    return imported;
  });
  return files
    .map((file) => {
      const { source } = bundle[file];
      Reflect.deleteProperty(bundle, file);
      return String(source).trim();
    })
    .join('');
}

/**
 * The style sheets of each chunk. What only pages are made of forgets them: pages have them from the document's list,
 * and the first script would name them all again. Parts of pages, and the page for addresses that are none, are not in it.
 */
function takeSheetsOfPages(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const sheets = new Map(chunks.map(({ fileName, viteMetadata }) => [fileName, [...viteMetadata.importedCss]]));
  const unlisted = new Set(
    chunks
      .filter(({ fileName, isDynamicEntry }) => isDynamicEntry && /\.view-|not-found/.test(fileName))
      .flatMap((chunk) => [...withImports(bundle, chunk)]),
  );
  for (const chunk of chunks) if (!unlisted.has(chunk)) chunk.viteMetadata.importedCss.clear();
  return sheets;
}

function entryOf(bundle) {
  return Object.values(bundle).find(({ type, isEntry }) => type === 'chunk' && isEntry);
}

/** By address: the texts of each page, and the files of its view and of the adapters behind it. */
function pagesOf(bundle, pages, sheets) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const known = withImports(bundle, entryOf(bundle));
  return Object.fromEntries(
    pages.map((page) => {
      const shown = page.leadsOn ? pages.find(({ id }) => id === page.leadsOn.id) : page;
      const modules = [...new Set([...page.modules, ...shown.modules])];
      const own = modules.map((module) => chunks.find(({ moduleIds }) => moduleIds.includes(module)));
      const needed = [...new Set(own.flatMap((chunk) => [...withImports(bundle, chunk)]))].filter(
        (chunk) => !known.has(chunk),
      );
      const styles = needed.flatMap(({ fileName }) => sheets.get(fileName));
      return [
        page.path,
        {
          namespaces: ['common', ...shown.texts],
          scripts: needed.map(({ fileName }) => `/${fileName}`),
          styles: styles.map((file) => `/${file}`),
        },
      ];
    }),
  );
}

/** What a chunk stands on comes before it, as its style sheets have to. */
function withImports(bundle, chunk, found = new Set(), seen = new Set()) {
  if (!chunk || seen.has(chunk)) return found;
  seen.add(chunk);
  for (const file of chunk.imports) withImports(bundle, bundle[file], found, seen);
  return found.add(chunk);
}

/** Every language's texts, without the blanks that people read them by. */
function textFiles() {
  const names = readdirSync(path.join(root, texts), { recursive: true })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll(path.sep, '/'));
  return names
    .sort()
    .map((name) => ({ name, text: JSON.stringify(JSON.parse(readFileSync(path.join(root, texts, name), 'utf8'))) }));
}

/** One name for all of them, so that nobody carries a table of addresses; it changes with any text. */
function folderOf(files) {
  const digest = createHash('sha256');
  for (const { name, text } of files) digest.update(`${name}\0${text}\0`);
  return `assets/texts-${digest.digest('base64url').slice(0, 8)}`;
}

/** @throws where the page has no such place: it would be built without what belongs there, and not work */
function filled(html, place, content) {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
  return html.replace(place, () => content);
}
