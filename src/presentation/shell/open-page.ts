import { matchPath } from 'react-router-dom';
import type { FeatureOpener, PageFeature } from '../runtime/feature';
import { pageMemory } from '../runtime/page-memory';
import type { LanguageStore } from '../runtime/stores/language.store';
import { pages } from './pages';

/** Opens the page of a path with its texts, so that it is there at once when it is drawn. */
export async function openPage(
  opener: FeatureOpener,
  language: Pick<LanguageStore, 'load'>,
  path: string,
): Promise<PageFeature | undefined> {
  const page = pages.find((each) => matchPath(each.path, path));
  if (!page) return undefined;
  const [opened, texts] = await Promise.all([opener.open(page), language.load(page.texts)]);
  if (texts) pageMemory(opener).keep(page, opened);
  return page;
}
