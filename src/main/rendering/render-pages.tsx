import 'reflect-metadata/lite';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Environment } from '../../application/platform/environment';
import { namedCampaigns } from '../../domain/campaigns/campaign';
import type { Article } from '../../domain/blog/article';
import { languageCodes, languages, type LanguageCode } from '../../domain/platform/language';
import { addressIn, languagePrefix } from '../../domain/platform/language-address';
import type { Texts } from '../../infrastructure/i18n/rendered-translations.adapter';
import { AppStores } from '../../presentation/runtime/app-stores';
import type { PageFeature } from '../../presentation/runtime/feature';
import { type PageHead, PageHeadContext } from '../../presentation/runtime/use-page-title';
import { watchApplication } from '../../presentation/runtime/watch-application';
import { openPage } from '../../presentation/shell/open-page';
import { pages } from '../../presentation/shell/pages';
import { apiReferenceFeature } from '../../presentation/features/api-reference/api-reference.feature';
import { chapterPaths } from '../../presentation/features/api-reference/chapters';
import { campaignFeature } from '../../presentation/features/campaigns/campaign.feature';
import { articleFeature } from '../../presentation/features/blog/article.feature';
import { type RenderedContent, renderingAssembly } from '../assemblies/rendering';
import { Composition } from '../composition';
import { Product } from '../product';
import type { KnownAnswers } from '../../infrastructure/query/known-answers';
import { answersDrawnBy, articlesIn, readArticle, readBlog } from './articles';
import { feedOf, headOf } from './head';
import { anyMarket, marketPages } from './market-heads';
import { type Shell, shellsOf } from './shells';
import { type Addresses, addressesOf, drawnPicture, isDrawing, type PageOfSite, titlePicture } from './site';

/** What every file of a language has of its own. */
interface Spoken {
  /** What stands before its path: nothing, or `/ru`. */
  readonly prefix: string;
  /** The language as browsers and `Intl` know it. */
  readonly tag: string;
  readonly title: string;
  /** What belongs into the document's head beside its title. */
  readonly head: string;
  readonly noScript: string;
}

/** One page in one language, as far as it is the product's own. */
interface RenderedPage extends Spoken, Addresses {
  /** Path of the page without its language; `undefined` for the page of addresses that are none. */
  readonly path: string | undefined;
  readonly description: string;
  /** The path of the picture of its title below the site, where others show it by that. */
  readonly picture: string | undefined;
  /** What it shows; nothing where that is left to the product, and its head is all that is said ahead. */
  readonly drawn: Drawn | undefined;
  /** Where it is an article. */
  readonly article: RenderedArticle | undefined;
}

interface Drawn {
  /** As the router has it. */
  readonly route: string;
  readonly body: string;
  /** What it was drawn with and was read for it. */
  readonly answers: KnownAnswers;
  /** It shows what was known where it was built. */
  readonly dated: boolean;
}

interface RenderedSite {
  readonly pages: readonly RenderedPage[];
  /** What answers in place of pages that have no file, by their paths as files have them. */
  readonly shells: readonly (Spoken & Shell)[];
}

/** What feeds and pictures are made of. */
interface RenderedArticle extends Pick<Article, 'title' | 'excerpt' | 'publishedAt' | 'updatedAt' | 'authors'> {
  readonly feed: string;
  readonly blog: string;
  /** A drawing that becomes a picture under this path; nothing where there is none, or it is a picture already. */
  readonly drawing: { readonly url: string; readonly file: string } | undefined;
}

/** Every public page in every language, and what answers in place of the others. Languages follow one another, for the library of texts knows one at a time. */
export async function renderPages(
  environment: Environment,
  texts: Texts,
  content: RenderedContent,
): Promise<RenderedSite> {
  enableStaticRendering(true);
  watchApplication();
  const rendered: RenderedSite[] = [];
  const compose = (language: LanguageCode): Composition =>
    new Composition(renderingAssembly(environment, language, texts, content));
  const spoken = new Map<string, LanguageCode[]>();
  for (const language of languageCodes)
    for (const { slug } of await articlesIn(compose(language), language))
      spoken.set(slug, [...(spoken.get(slug) ?? []), language]);
  // Each put together just before it is rendered: the latest one's texts are the library's.
  for (const language of languageCodes)
    rendered.push(await renderLanguage(compose(language), environment, texts, language, spoken));
  return { pages: rendered.flatMap(({ pages: its }) => its), shells: rendered.flatMap(({ shells }) => shells) };
}

/** @param spoken the languages of each article, by its slug */
async function renderLanguage(
  composition: Composition,
  environment: Environment,
  texts: Texts,
  language: LanguageCode,
  spoken: ReadonlyMap<string, readonly LanguageCode[]>,
): Promise<RenderedSite> {
  const app = composition.resolve(AppStores);
  await app.begin();
  await readBlog(composition, language);

  const render = async (
    page: PageFeature,
    path: string | undefined,
  ): Promise<PageOfSite & Pick<Drawn, 'body' | 'answers'> & { readonly page: PageFeature }> => {
    await openPage(composition, app.language, path ?? '/404');
    let head: PageHead | undefined;
    const Addresses = ({ children }: { readonly children: ReactNode }): ReactNode => (
      <PageHeadContext.Provider value={(said) => (head = said)}>
        <StaticRouter basename={languagePrefix(language)} location={addressIn(language, path ?? '/404')}>
          {children}
        </StaticRouter>
      </PageHeadContext.Provider>
    );
    let body = '';
    const answers = answersDrawnBy(composition, () => {
      body = renderToString(<Product app={app} openerOf={() => composition} Addresses={Addresses} />);
    });
    if (head?.description === undefined) throw new Error(`The page ${page.path} says no title with a description.`);
    return { page, path, title: head.title, description: head.description, body, answers };
  };

  const all: Awaited<ReturnType<typeof render>>[] = [];
  for (const page of pages.filter(({ document }) => document))
    all.push(await render(page, page.path === '*' ? undefined : page.path));
  for (const path of chapterPaths) all.push(await render(apiReferenceFeature, path));
  for (const id of namedCampaigns) all.push(await render(campaignFeature, `/campaigns/${id}`));
  for (const [slug, its] of spoken) {
    if (!its.includes(language)) continue;
    const article = await readArticle(composition, slug, language);
    if (article) all.push({ ...(await render(articleFeature, `/blog/${slug}`)), languages: its, article });
  }
  const markets = marketPages(texts, language, environment);
  const site = { all: [...all, ...markets], environment, language };
  const spokenHere = {
    prefix: languagePrefix(language),
    tag: languages[language].regionalTag,
    noScript: (texts[language]['documents'] as { readonly noScript: string }).noScript,
  };
  const found = (of: PageOfSite) => ({
    ...spokenHere,
    path: of.path,
    title: of.title,
    description: of.description,
    picture: of.article?.picture || of.path === undefined ? undefined : titlePicture(language, of.path),
    ...addressesOf(of, site),
    head: headOf(of, site),
    article: of.article && renderedArticle(of.article, language),
  });
  return {
    pages: [
      ...all.map(({ page, body, answers, ...of }) => ({
        ...found(of),
        // Hosts may be others where it is served.
        drawn: {
          route: page.path,
          body,
          answers,
          dated: page === apiReferenceFeature || Object.keys(answers).length > 0,
        },
      })),
      ...markets.map((of) => ({ ...found(of), drawn: undefined })),
    ],
    shells: shellsOf(site, { trade: { above: '/markets', said: anyMarket(texts, language, environment) } }).map(
      (shell) => ({ ...spokenHere, ...shell }),
    ),
  };
}

function renderedArticle(article: Article, language: LanguageCode): RenderedArticle {
  const { slug, title, excerpt, publishedAt, updatedAt, authors, picture } = article;
  return {
    title,
    excerpt,
    publishedAt,
    updatedAt,
    authors,
    feed: feedOf(language),
    blog: addressIn(language, '/blog'),
    drawing: picture && isDrawing(picture.url) ? { url: picture.url, file: drawnPicture(slug) } : undefined,
  };
}
