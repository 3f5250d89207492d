import 'reflect-metadata/lite';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Environment } from '../../application/platform/environment';
import { languageCodes, languages, type LanguageCode } from '../../domain/platform/language';
import { addressIn, languagePrefix } from '../../domain/platform/language-address';
import type { Texts } from '../../infrastructure/i18n/rendered-translations.adapter';
import { AppStores } from '../../presentation/runtime/app-stores';
import type { PageFeature } from '../../presentation/runtime/feature';
import { type PageHead, PageHeadContext } from '../../presentation/runtime/use-page-title';
import { watchApplication } from '../../presentation/runtime/watch-application';
import { openPage } from '../../presentation/shell/open-page';
import { pages } from '../../presentation/shell/pages';
import { renderingAssembly } from '../assemblies/rendering';
import { Composition } from '../composition';
import { Product } from '../product';
import { headOf } from './head';
import { type Addresses, addressesOf, type PageOfSite } from './site';

/** One page in one language, as far as it is the product's own. */
export interface RenderedPage extends Addresses {
  /** What stands before its path: nothing, or `/ru`. */
  readonly prefix: string;
  /** The language as browsers and `Intl` know it. */
  readonly tag: string;
  /** Path of the page without its language; `undefined` for the page of addresses that are none. */
  readonly path: string | undefined;
  /** As the router has it. */
  readonly route: string;
  readonly title: string;
  /** What belongs into the document's head beside its title. */
  readonly head: string;
  readonly body: string;
  readonly noScript: string;
}

/** Every public page in every language. Languages follow one another, because the library of texts knows one at a time. */
export async function renderPages(environment: Environment, texts: Texts): Promise<readonly RenderedPage[]> {
  enableStaticRendering(true);
  watchApplication();
  const rendered: RenderedPage[] = [];
  for (const language of languageCodes) rendered.push(...(await renderLanguage(environment, texts, language)));
  return rendered;
}

async function renderLanguage(
  environment: Environment,
  texts: Texts,
  language: LanguageCode,
): Promise<readonly RenderedPage[]> {
  const composition = new Composition(renderingAssembly(environment, language, texts));
  const app = composition.resolve(AppStores);
  await app.begin();

  const render = async (page: PageFeature): Promise<PageOfSite & { readonly page: PageFeature; body: string }> => {
    const path = page.path === '*' ? undefined : page.path;
    await openPage(composition, app.language, path ?? '/404');
    let head: PageHead | undefined;
    const Addresses = ({ children }: { readonly children: ReactNode }): ReactNode => (
      <PageHeadContext.Provider value={(said) => (head = said)}>
        <StaticRouter basename={languagePrefix(language)} location={addressIn(language, path ?? '/404')}>
          {children}
        </StaticRouter>
      </PageHeadContext.Provider>
    );
    const body = renderToString(<Product app={app} opener={composition} Addresses={Addresses} />);
    if (head?.description === undefined) throw new Error(`The page ${page.path} says no title with a description.`);
    return { page, path, title: head.title, description: head.description, body };
  };

  const all: Awaited<ReturnType<typeof render>>[] = [];
  for (const page of pages.filter(({ document }) => document)) all.push(await render(page));
  return all.map(({ page, body, ...of }) => ({
    prefix: languagePrefix(language),
    tag: languages[language].regionalTag,
    path: of.path,
    route: page.path,
    title: of.title,
    ...addressesOf(of, { all, environment, language }),
    head: headOf(of, { all, environment, language }),
    body,
    noScript: (texts[language]['common'] as { readonly noScript: string }).noScript,
  }));
}
