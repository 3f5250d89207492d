import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  defaultLanguage,
  isLanguageCode,
  languageOfTag,
  languages,
  type LanguageCode,
} from '../../../src/domain/platform/language';
import { reportPath } from './violation-reports';

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 6vh auto; padding: 0 1rem; color: #14171f; background: #fff; overflow-wrap: anywhere; }
[hidden] { display: none !important; }
label, input:not([type=checkbox]), button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
input:not([type=checkbox]), button { min-height: 2.75rem; padding: 0.5rem 0.75rem; margin: 0.25rem 0 1rem; border: 1px solid #6b7280; border-radius: 4px; }
button { background: #0b3d91; color: #fff; border-color: #0b3d91; cursor: pointer; }
button.plain { background: transparent; color: inherit; border-color: #6b7280; text-align: start; }
label.choice { display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; }
input[type=checkbox] { width: 1.25rem; height: 1.25rem; flex: none; }
small { display: block; }
:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
.problem { border-left: 4px solid #b3261e; padding-left: 0.75rem; }
@media (prefers-color-scheme: dark) { body { color: #e8eaf0; background: #101319; } input { background: #1a1f29; color: inherit; } a { color: #a8c7fa; } :focus-visible { outline-color: #a8c7fa; } }
`;

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

export interface Page {
  readonly language: LanguageCode;
  readonly title: string;
  /** Markup; whatever comes from people is escaped already. */
  readonly content: string;
  /** The only script the page may run, and what it reads. */
  readonly script?: { readonly code: string; readonly data: unknown } | undefined;
  /** Origins whose pages may frame this one; none unless named. */
  readonly frameAncestors?: readonly string[] | undefined;
}

export function escape(words: string): string {
  return words.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function hiddenField(name: string, value: string | undefined): string {
  return value === undefined ? '' : `<input type="hidden" name="${name}" value="${escape(value)}">`;
}

/** Sends a page that loads nothing: one known style sheet, at most one known script, forms to this server only. */
export function sendPage(
  reply: FastifyReply,
  { language, title, content, script, frameAncestors = [] }: Page,
): FastifyReply {
  const ancestors = frameAncestors.length > 0 ? frameAncestors.join(' ') : "'none'";
  const scripts = script ? `; script-src ${hashOf(script.code)}` : '';
  const policy = `default-src 'none'; style-src ${hashOf(style)}${scripts}; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri ${reportPath}; frame-ancestors ${ancestors}`;
  reply
    .header('Content-Security-Policy', policy)
    .header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
    .type('text/html; charset=utf-8');
  // The older header knows no list of origins.
  if (frameAncestors.length > 0) reply.removeHeader('X-Frame-Options');
  else reply.header('X-Frame-Options', 'DENY');
  const data = script
    ? `<script type="application/json" id="data">${JSON.stringify(script.data).replaceAll('<', '\\u003c')}</script><script>${script.code}</script>`
    : '';
  return reply.send(`<!doctype html>
<html lang="${languages[language].regionalTag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
${content}
</main>${data}</body></html>`);
}

/** The language asked for, else the browser's, else English. */
export function languageOf(asked: unknown, request: FastifyRequest): LanguageCode {
  if (isLanguageCode(asked)) return asked;
  const tags = [
    typeof asked === 'string' ? asked : '',
    ...(request.headers['accept-language'] ?? '').split(',').map((tag) => tag.split(';')[0]!.trim()),
  ];
  return tags.map((tag) => languageOfTag(tag)).find((language) => language !== undefined) ?? defaultLanguage;
}
