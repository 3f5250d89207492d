import type { Environment } from '../application/platform/environment';

type Check = (value: unknown) => boolean;
type Part = 'brand' | 'hosts' | 'session' | 'firebase';
type OptionalPart = 'analytics' | 'agreements' | 'discord';
/** Every field of a part, so that a new one cannot be forgotten here. */
type Checks<T> = { readonly [Field in keyof T]-?: Check };

const isText = (value: unknown): value is string => typeof value === 'string';
const text: Check = isText;
const named: Check = (value) => isText(value) && value !== '';
const optionalText: Check = (value) => value === undefined || isText(value);

// Checks by hand: a schema library would be a tenth of what the first picture waits for.
const parts: { readonly [Name in Part]: Checks<Environment[Name]> } = {
  brand: { name: named, productToken: named },
  hosts: {
    rest: text,
    serverRest: text,
    newWsUrl: text,
    content: text,
    contentKey: text,
    jobs: text,
    authentication: text,
    logos: text,
  },
  session: {
    cookieName: (value) => isText(value) && value.startsWith('__Host-'),
    syncUrl: optionalText,
    refreshUrl: optionalText,
  },
  firebase: {
    apiKey: text,
    projectId: text,
    authDomain: text,
    emulatorUrl: optionalText,
    googleClientId: optionalText,
  },
};

/** Parts that a deployment may do without; one that is there is whole. */
const optionalParts: { readonly [Name in OptionalPart]: Checks<NonNullable<Environment[Name]>> } = {
  analytics: {
    tagManagerId: named,
    tagManagerScript: named,
    measurementId: named,
    measurementScript: named,
    reportsTo: (value) => Array.isArray(value) && value.every(isText),
  },
  agreements: { terms: optionalText, tradingRules: optionalText },
  discord: { authorizeUrl: named, clientId: named },
};

/**
 * The configuration that the page carries as a JSON data block.
 * @throws when it is missing or wrong: a deployment mistake that nothing after it could survive.
 */
export function readEnvironment(page: Document): Environment {
  const block = page.getElementById('environment');
  if (!block) throw new Error('The page carries no configuration.');
  const environment: unknown = JSON.parse(block.textContent);
  const wrong = wrongFields(environment);
  if (wrong.length > 0) throw new Error(`The page's configuration is wrong at: ${wrong.join(', ')}.`);
  return environment as Environment;
}

function wrongFields(value: unknown): readonly string[] {
  const { assembly, practice, links, ...rest } = fieldsOf(value);
  return [
    ...(assembly === 'production' || assembly === 'sandbox' ? [] : ['assembly']),
    ...(practice === undefined || typeof practice === 'boolean' ? [] : ['practice']),
    ...Object.entries(parts).flatMap(([name, checks]) => wrongIn(name, checks, rest[name])),
    ...Object.entries(optionalParts).flatMap(([name, checks]) =>
      rest[name] === undefined ? [] : wrongIn(name, checks, rest[name]),
    ),
    ...(typeof links === 'object' && links !== null && Object.values(links).every(isText) ? [] : ['links']),
  ];
}

function wrongIn(name: string, checks: Readonly<Record<string, Check>>, value: unknown): readonly string[] {
  const part = fieldsOf(value);
  return Object.entries(checks).flatMap(([field, check]) => (check(part[field]) ? [] : [`${name}.${field}`]));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
