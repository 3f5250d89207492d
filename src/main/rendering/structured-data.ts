import type { Environment } from '../../application/platform/environment';
import type { Article } from '../../domain/blog/article';
import { languages } from '../../domain/platform/language';
import { addressIn } from '../../domain/platform/language-address';
import { type PageOfSite, sharedPicture, type Site, siteAddress } from './site';

const profiles = ['x', 'telegram', 'discord', 'youtube', 'linkedin'];

/** Who runs the site, as schema.org describes it. */
export function organization(environment: Environment): object {
  const { brand, links } = environment;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    url: siteAddress(environment, '/'),
    logo: siteAddress(environment, '/favicon.svg'),
    sameAs: profiles.flatMap((name) => links[name] ?? []),
  };
}

/** An article, as schema.org describes one. */
export function blogPosting(page: PageOfSite, article: Article, site: Site): object {
  const { environment, language } = site;
  const address = siteAddress(environment, addressIn(language, page.path ?? '/'));
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    inLanguage: languages[language].regionalTag,
    datePublished: new Date(article.publishedAt).toISOString(),
    dateModified: new Date(article.updatedAt).toISOString(),
    author: article.authors.map((name) => ({ '@type': 'Organization', name })),
    publisher: { '@type': 'Organization', name: environment.brand.name, url: siteAddress(environment, '/') },
    image: sharedPicture(page, site),
    mainEntityOfPage: address,
    url: address,
  };
}

/** The way from the home page to a page, over those pages above it that there are. */
export function breadcrumbs({ path = '/' }: PageOfSite, { all, environment, language }: Site): object {
  const suffix = ` · ${environment.brand.name}`;
  const steps = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');
  const above = steps.flatMap((step) => all.find((page) => page.path === step) ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: above.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.path === '/' ? environment.brand.name : page.title.replace(suffix, ''),
      item: siteAddress(environment, addressIn(language, page.path ?? '/')),
    })),
  };
}
