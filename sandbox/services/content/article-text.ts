import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: true });
const plainSlug = /[^\p{L}\p{N}]+/gu;

// Headings get the ids that Ghost gives them, so that a link to one leads there.
markdown.core.ruler.push('heading-ids', ({ tokens }) => {
  tokens.forEach((token, place) => {
    if (token.type === 'heading_open') token.attrSet('id', slugOf(tokens[place + 1]?.content ?? ''));
  });
});

export function slugOf(text: string): string {
  return text.toLowerCase().replace(plainSlug, '-').replace(/^-|-$/g, '');
}

export function htmlOf(text: string): string {
  return markdown.render(text).trim();
}

/** The words of an article without their markup, as Ghost's `plaintext`. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<\/(p|h[1-6]|li|tr|pre|blockquote|figure)>/g, '\n')
    .replace(/<\/t[hd]>/g, '\t')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Minutes, at 275 words or 500 signs of Chinese a minute, as Ghost reckons. */
export function readingTimeOf(plainText: string): number {
  const signs = plainText.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = plainText.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / 275 + signs / 500));
}
