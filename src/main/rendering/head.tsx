import { renderToStaticMarkup } from 'react-dom/server';
import { languages, type LanguageCode } from '../../domain/platform/language';
import { addressIn } from '../../domain/platform/language-address';
import { addressesOf, type PageOfSite, sharedPicture, type Site, siteAddress } from './site';
import { blogPosting, breadcrumbs, organization } from './structured-data';

/** What the head of a document says to search engines and to whoever shows a link to it. */
export function headOf(page: PageOfSite, site: Site): string {
  const { environment, language } = site;
  const { title, description } = page;
  const { address, alternates } = addressesOf(page, site);
  if (address === undefined)
    return renderToStaticMarkup(
      <>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </>,
    );
  return renderToStaticMarkup(
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {alternates.map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={href} />
      ))}
      {/* Readers of feeds find the blog's here. */}
      {page.path?.startsWith('/blog') ? (
        <link rel="alternate" type="application/atom+xml" href={siteAddress(environment, feedOf(language))} />
      ) : null}
      <meta property="og:type" content={page.article ? 'article' : 'website'} />
      {page.article ? (
        <>
          <meta property="article:published_time" content={new Date(page.article.publishedAt).toISOString()} />
          <meta property="article:modified_time" content={new Date(page.article.updatedAt).toISOString()} />
        </>
      ) : null}
      <meta property="og:site_name" content={environment.brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={languages[language].regionalTag.replace('-', '_')} />
      <meta property="og:image" content={sharedPicture(page, site)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <Data value={page.path === '/' ? organization(environment) : breadcrumbs(page, site)} />
      {page.article ? <Data value={blogPosting(page, page.article, site)} /> : null}
    </>,
  );
}

/** The blog's feed in a language, as scripts/lib/blog-feed.mjs writes it. */
export function feedOf(language: LanguageCode): string {
  return addressIn(language, '/blog/feed.xml');
}

/** A data block: browsers do not run it, and the security policy does not ask for it. */
function Data({ value }: { readonly value: object }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
