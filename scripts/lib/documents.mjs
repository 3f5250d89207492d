import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { readEnvironment, root } from '../environment.mjs';
import { noncePlaceholder } from '../security-headers.mjs';
import { blogContent } from './blog-content.mjs';
import { writeBlogFeeds } from './blog-feed.mjs';
import { className } from './class-name.mjs';
import { documentFile, missingFile } from './document-files.mjs';
import { fontLink } from './first-load.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { writeSharePictures } from './share-pictures.mjs';
import { writeTitlePictures } from './title-pictures.mjs';

const texts = path.join(root, 'src/presentation/i18n');
/** Beside the libraries, which the bundle takes from there. */
const workshop = path.join(root, 'node_modules/.cache/documents');

/**
 * Renders the public pages of a built site ahead, in every language, and writes them beside its files
 * (docs/adr/0039-rendered-ahead.md). What Vite has written as index.html is the shell of all other pages.
 */
async function writeDocuments(dist) {
  const environment = readEnvironment();
  const shell = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const content = await blogContent(environment);
  const { pages, shells } = await renderedSite(environment, content);
  for (const page of [...pages, ...shells]) {
    const file = path.join(
      dist,
      page.path === undefined ? missingFile(page.prefix) : documentFile(page.prefix, page.path),
    );
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page.drawn ? documentOf(shell, page, dist) : shellWith(shell, page));
  }
  writeBlogFeeds(dist, pages, environment);
  const drawings = pages.flatMap(({ article }) => article?.drawing ?? []);
  await writeSharePictures(dist, drawings, content.drawing);
  await writeTitlePictures(dist, pages, environment.brand.name);
  const site = environment.links.website;
  writeFileSync(path.join(dist, 'sitemap.xml'), siteMap(pages));
  writeFileSync(
    path.join(dist, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap.xml', site).href}\n`,
  );
}

/** All addresses that may be found, each with its other languages. */
function siteMap(pages) {
  const entries = pages
    .filter(({ address }) => address !== undefined)
    .map(({ address, alternates }) => {
      const links = alternates.map(
        ({ tag, href }) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>\n`,
      );
      return `  <url>\n    <loc>${address}</loc>\n${links.join('')}  </url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`;
}

/** Runs the product's own rendering (src/main/rendering) in this process. */
async function renderedSite(environment, content) {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    css: { modules: { generateScopedName: className } },
    // Libraries as well: some name their modules as only bundlers understand it.
    ssr: { noExternal: true },
    build: {
      ssr: 'src/main/rendering/render-pages.tsx',
      outDir: workshop,
      emptyOutDir: true,
      target: 'node20',
    },
  });
  const { renderPages } = await import(pathToFileURL(path.join(workshop, 'render-pages.js')).href);
  return renderPages(environment, allTexts(), content);
}

function allTexts() {
  const parsed = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const namespaces = (folder) =>
    Object.fromEntries(readdirSync(folder).map((name) => [path.parse(name).name, parsed(path.join(folder, name))]));
  return Object.fromEntries(
    readdirSync(texts, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, namespaces(path.join(texts, name))]),
  );
}

/** What only documents have: a page in another language than the visitor's, and a sentence for who runs no scripts. */
const documentStyles =
  '[data-other-language] #root{visibility:hidden}noscript{display:block;padding:12px 24px;color:var(--text-2)}';

/** The shell with a page in it. Its style sheets stand in the document; its scripts wait for the first paint. */
function documentOf(shell, page, dist) {
  const { route, body, answers, dated } = page.drawn;
  const preloads = JSON.parse(/id="preloads">([^<]*)</.exec(shell)[1]);
  const modules = [...shell.matchAll(/<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g)];
  const styles = (preloads.pages[route]?.styles ?? []).map((file) => readFileSync(path.join(dist, file), 'utf8'));
  const letters = preloads.letters[page.prefix.slice(1)];
  const known =
    Object.keys(answers).length === 0
      ? ''
      : `<script type="application/json" id="known">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;
  const withoutModules = modules.reduce((html, [tags]) => html.replace(tags, ''), shell);
  const head = `${letters ? fontLink(letters) : ''}<style nonce="${noncePlaceholder}">${documentStyles}${styles.join('')}</style>\n    ${page.head}${known}`;
  return filled(shellWith(withoutModules, { ...page, head }), [
    [/<html lang="[^"]*"/, (tag) => `${tag} data-rendered${dated ? '="dated"' : ''}`],
    [
      /id="preloads">[^<]*</,
      () => `id="preloads">${JSON.stringify({ ...preloads, main: modules.map(([, src]) => src) })}<`,
    ],
    [/<div id="root">[^]*<\/div>(?=\s*<noscript>)/, () => `<div id="root">${body}</div>`],
  ]);
}

/** The shell in a language, with what is known of the page that the product will draw in it. */
function shellWith(shell, { tag, title, head, noScript }) {
  return filled(shell, [
    [/<html lang="en"/, () => `<html lang="${tag}"`],
    [/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`],
    [/\s*<meta name="description"[^>]*>/, () => ''],
    ['</head>', () => `${head}\n  </head>`],
    [/<noscript>[^<]*/, () => `<noscript>${escape(noScript)}`],
  ]);
}

function filled(html, places) {
  return places.reduce((text, [place, fill]) => {
    if (text.search(place) < 0) throw new Error(`index.html has no ${place}`);
    return text.replace(place, fill);
  }, html);
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/*
 * documents.mjs FOLDER, in a process of its own: React reads from the environment whether it is in production, and
 * whoever builds has tests to run afterwards.
 */
await writeDocuments(process.argv[2]);
await writeServiceWorker(process.argv[2]);
