import { defaultLanguage, isLanguageCode, languageOfTag, type LanguageCode } from '../../domain/platform/language';
import { languageAddress } from '../../domain/platform/language-address';

/** What the build knows of the pages: it stands in the page as a JSON data block with the id "preloads". */
export interface Preloads {
  readonly pages: Readonly<Record<string, PagePreloads>>;
  /** The product's own first scripts, where the page was rendered ahead and they can wait for its first paint. */
  readonly main?: readonly string[];
  /** Where the files of texts are: under it a folder for each language, in it a file for each namespace. */
  readonly texts: string;
  /** By language: the part of the typeface that has its letters, where they are not Latin. */
  readonly letters?: Readonly<Partial<Record<LanguageCode, string>>>;
}

interface PagePreloads {
  readonly namespaces: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface PreloadLink {
  readonly rel: 'modulepreload' | 'preload';
  readonly as?: 'fetch' | 'font' | 'style';
  readonly href: string;
}

export function preloadsIn(page: Document): Partial<Preloads> {
  return JSON.parse(page.getElementById('preloads')?.textContent ?? '{}') as Partial<Preloads>;
}

/** What the page at a path will ask for once it runs. In development the block is empty, and so is the answer. */
export function preloadsOf(page: Document, path: string, language: LanguageCode): readonly PreloadLink[] {
  const { pages = {}, texts, letters } = preloadsIn(page);
  const address = languageAddress(path);
  const known = Object.keys(pages).find((pattern) => matches(pattern, address.path));
  const { namespaces, scripts, styles } =
    known === undefined ? { namespaces: ['common'], scripts: [], styles: [] } : pages[known]!;
  // English stands in where a language lacks a text, and is waited for.
  const languages = new Set([language, defaultLanguage]);
  const files = [...languages].flatMap((code) =>
    texts === undefined ? [] : namespaces.map((namespace) => `${texts}/${code}/${namespace}.json`),
  );
  const font = letters?.[language];
  return [
    ...(font ? [{ rel: 'preload', as: 'font', href: font } as const] : []),
    ...files.map((href) => ({ rel: 'preload', as: 'fetch', href }) as const),
    ...linksTo({ scripts, styles }),
  ];
}

function linksTo({ scripts, styles }: Pick<PagePreloads, 'scripts' | 'styles'>): readonly PreloadLink[] {
  return [
    ...styles.map((href) => ({ rel: 'preload', as: 'style', href }) as const),
    ...scripts.map((href) => ({ rel: 'modulepreload', href }) as const),
  ];
}

/** The address's language, else the cookie's, else the document's, else the device's. An account may bring another one later. */
export function languageOfVisitor(): LanguageCode {
  const { language } = languageAddress(location.pathname);
  if (language) return language;
  const cookie = /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1];
  if (isLanguageCode(cookie)) return cookie;
  if (isRendered(document)) return defaultLanguage;
  return navigator.languages.map(languageOfTag).find((code) => code !== undefined) ?? defaultLanguage;
}

/**
 * What a page is made of, for whoever goes there: asked for at once instead of one after the other.
 * @returns when its style sheets count
 * @throws where one of them does not come
 */
export async function openFilesOfPage(page: Document, route: string): Promise<void> {
  const known = preloadsIn(page).pages?.[route];
  if (!known) return;
  preload(linksTo(known));
  await Promise.all(known.styles.map((href) => applied(page, href)));
}

/** In their order, for later rules count more. */
async function applied(page: Document, href: string): Promise<void> {
  if (page.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  link.href = href;
  await new Promise<unknown>((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // Whoever tries again asks for it again.
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    page.head.append(link);
  });
}

export function preload(links: readonly PreloadLink[]): void {
  for (const { rel, as, href } of links) {
    const link = document.createElement('link');
    link.rel = rel;
    if (as) link.as = as;
    // As the later request asks, or else the browser would fetch twice.
    link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  }
}

/** Modules that the page would otherwise have named itself, in their order. */
export function run(scripts: readonly string[]): void {
  for (const src of scripts) {
    const script = document.createElement('script');
    script.type = 'module';
    script.async = false;
    script.crossOrigin = 'anonymous';
    script.src = src;
    document.head.append(script);
  }
}

/** Whether a path belongs to a route such as `/trade/:market` or `/api-reference/:section?`. */
function matches(route: string, path: string): boolean {
  const parts = path.replace(/(.)\/$/, '$1').split('/');
  const pattern = route.split('/');
  return (
    parts.length <= pattern.length &&
    pattern.every((part, index) => (part.startsWith(':') ? part.endsWith('?') || parts[index] : part === parts[index]))
  );
}

/** Whether the document holds its page already. */
export function isRendered(page: Document): boolean {
  return 'rendered' in page.documentElement.dataset;
}
