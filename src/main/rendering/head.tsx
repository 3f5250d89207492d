import { renderToStaticMarkup } from 'react-dom/server';
import { languages } from '../../domain/platform/language';
import { addressesOf, type PageOfSite, type Site, siteAddress } from './site';
import { breadcrumbs, organization } from './structured-data';

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
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={environment.brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={languages[language].regionalTag.replace('-', '_')} />
      <meta property="og:image" content={siteAddress(environment, '/share.png')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <Data value={page.path === '/' ? organization(environment) : breadcrumbs(page, site)} />
    </>,
  );
}

/** A data block: browsers do not run it, and the security policy does not ask for it. */
function Data({ value }: { readonly value: object }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
