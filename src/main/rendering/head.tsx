import { renderToStaticMarkup } from 'react-dom/server';
import { languages, type LanguageCode } from '../../domain/platform/language';
import { addressIn } from '../../domain/platform/language-address';
import { addressesOf, type PageOfSite, sharedPicture, type Site, siteAddress } from './site';
import { blogPosting, breadcrumbs, organization } from './structured-data';

/** Of a page that is one person's, or that nobody looks for. */
export function hiddenHead(): string {
  return renderToStaticMarkup(<Hidden />);
}

/**
 * Of a page that the build does not know: it says what the page above it says, and no address, for that is not the one
 * that was asked for.
 */
export function unknownHead(above: PageOfSite, site: Site): string {
  return renderToStaticMarkup(
    <>
      <meta name="description" content={above.description} />
      <meta property="og:type" content="website" />
      <Shown page={above} site={site} />
    </>,
  );
}

/** What the head of a document says to search engines and to whoever shows a link to it. */
export function headOf(page: PageOfSite, site: Site): string {
  const { environment, language } = site;
  const { description } = page;
  const { address, alternates } = addressesOf(page, site);
  if (address === undefined)
    return renderToStaticMarkup(
      <>
        <meta name="description" content={description} />
        <Hidden />
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
      <Shown page={page} site={site} />
      <meta property="og:url" content={address} />
      <Data value={page.path === '/' ? organization(environment) : breadcrumbs(page, site)} />
      {page.article ? <Data value={blogPosting(page, page.article, site)} /> : null}
    </>,
  );
}

function Hidden() {
  return <meta name="robots" content="noindex" />;
}

/** With the region where most of its readers are, as Open Graph wants it: "ru_RU". */
function openGraphLocale(code: LanguageCode): string {
  const { language, region } = new Intl.Locale(languages[code].regionalTag).maximize();
  return `${language}_${region}`;
}

/** How others show a link to it. */
function Shown({ page, site }: { readonly page: PageOfSite; readonly site: Site }) {
  return (
    <>
      <meta property="og:site_name" content={site.environment.brand.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:locale" content={openGraphLocale(site.language)} />
      <meta property="og:image" content={sharedPicture(page, site)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
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
