import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Feeds of the blog by RFC 4287, one for each language, with the articles that are written in it. */
export function writeBlogFeeds(dist, pages, { brand, links }) {
  for (const [file, articles] of byFeed(articlesOf(pages))) {
    const target = path.join(dist, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, feedOf(file, articles, brand.name, links.website));
  }
}

function articlesOf(pages) {
  return pages
    .filter(({ article }) => article !== undefined)
    .sort((one, other) => other.article.publishedAt - one.article.publishedAt);
}

function feedOf(file, articles, name, site) {
  const whole = (address) => new URL(address, site).href;
  const [{ tag, article }] = articles;
  const newest = Math.max(...articles.map((each) => each.article.updatedAt));
  const entries = articles.map(
    (page) => `  <entry>
    <title>${escape(page.article.title)}</title>
    <link rel="alternate" type="text/html" href="${escape(page.address)}"/>
    <id>${escape(page.address)}</id>
    <published>${new Date(page.article.publishedAt).toISOString()}</published>
    <updated>${new Date(page.article.updatedAt).toISOString()}</updated>
${page.article.authors.map((author) => `    <author><name>${escape(author)}</name></author>\n`).join('')}    <summary>${escape(page.article.excerpt)}</summary>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
  <title>${escape(name)}</title>
  <link rel="self" type="application/atom+xml" href="${whole(file)}"/>
  <link rel="alternate" type="text/html" href="${whole(article.blog)}"/>
  <id>${whole(file)}</id>
  <updated>${new Date(newest).toISOString()}</updated>
  <author><name>${escape(name)}</name></author>
${entries.join('')}</feed>
`;
}

function byFeed(pages) {
  const feeds = new Map();
  for (const page of pages) feeds.set(page.article.feed, [...(feeds.get(page.article.feed) ?? []), page]);
  return feeds;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
