import { pages } from '../../presentation/shell/pages';
import { hiddenHead, unknownHead } from './head';
import type { PageOfSite, Site } from './site';

/** What answers in place of pages that have no file of their own. */
export interface Shell {
  /** Its file, as paths of pages are. */
  readonly path: string;
  readonly title: string;
  readonly head: string;
}

/** What lies beneath a part of the site: where it is found from, if not under its own name, and what is said of it, if not the same as of that. */
type Beneath = Readonly<
  Record<string, { readonly above: string; readonly said: Pick<PageOfSite, 'title' | 'description'> }>
>;

/**
 * One for each part of the site beneath which there are pages that the build does not know, such as a newer article or
 * another market; and one for all other pages without a document, which are for one person's eyes
 * (scripts/lib/document-files.mjs has the same names).
 */
export function shellsOf(site: Site, beneath: Beneath): readonly Shell[] {
  const parts = pages.flatMap(({ path }) => /^\/([\w-]+)\/:\w+\??$/.exec(path)?.[1] ?? []);
  return [
    { path: '/application', title: site.environment.brand.name, head: hiddenHead() },
    ...parts.map((part) => {
      const { above = `/${part}`, said } = beneath[part] ?? {};
      const page = { ...pageAt(above, site), ...said };
      return { path: `/application/${part}`, title: page.title, head: unknownHead(page, site) };
    }),
  ];
}

function pageAt(path: string, { all }: Site): PageOfSite {
  const page = all.find((each) => each.path === path);
  if (!page) throw new Error(`No document has the path ${path}.`);
  return page;
}
