import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const defaults = { web: 8700, sandbox: 8701, auth: 8702 };

/** The three ports of a machine, from PORT, SANDBOX_PORT and AUTH_PORT. */
export function readPorts(variables = process.env) {
  return {
    web: port(variables, 'PORT', defaults.web),
    sandbox: port(variables, 'SANDBOX_PORT', defaults.sandbox),
    auth: port(variables, 'AUTH_PORT', defaults.auth),
  };
}

function port(variables, name, fallback) {
  const text = variables[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  throw new Error(`${name} must be a port number between 1 and 65535, not "${text}".`);
}

/** The configuration of a deployment (environments/<name>.json), on the given ports of this machine. */
export function readEnvironment(name = process.env.ENVIRONMENT || 'sandbox', ports = readPorts()) {
  const file = path.join(root, 'environments', `${name}.json`);
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`There is no environments/${name}.json; set ENVIRONMENT to the name of a file in that folder.`);
  }
  const local = Object.keys(defaults).reduce(
    (filled, key) => filled.replaceAll(`//localhost:${defaults[key]}`, `//localhost:{${key}}`),
    text,
  );
  return JSON.parse(local.replace(/\{(web|sandbox|auth)\}/g, (_, key) => String(ports[key])));
}

const block = /(<script type="application\/json" id="environment">)([^<]*)(<\/script>)/;

/**
 * Puts a configuration into the page, in place of one that may be there already. A document that was rendered ahead
 * keeps its words; the addresses that it says of itself become those of the site that serves it.
 */
export function injectEnvironment(html, environment) {
  const json = JSON.stringify(environment).replaceAll('<', '\\u003c');
  const text = block.exec(html)?.[2];
  const before = text ? JSON.parse(text) : environment;
  // Pictures of articles are the content host's, in the words of a document and in what it was drawn with.
  const moved = html
    .replaceAll(before.links.website, environment.links.website)
    .replaceAll(`"${before.hosts.content}/`, `"${environment.hosts.content}/`);
  // A page that is not said anything else of is called what the site is.
  const named = moved.replace(/<title>([^<]*)<\/title>/, (whole, title) =>
    text && title !== escape(before.brand.name) ? whole : `<title>${escape(environment.brand.name)}</title>`,
  );
  return named
    .replace(block, (_, open, __, close) => open + json + close)
    .replace(
      /(id="exchange-origin" href=")[^"]*"/,
      (_, start) => `${start}${escape(new URL(environment.hosts.rest).origin)}"`,
    );
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
