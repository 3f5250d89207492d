/**
 * What the inner layers use of the web platform beside the language: addresses, which browsers and Node read alike
 * (https://url.spec.whatwg.org). Their projects know nothing else of it.
 */

interface URLSearchParams {
  get(name: string): string | null;
  toString(): string;
}

declare const URLSearchParams: {
  new (init: Readonly<Record<string, string>>): URLSearchParams;
};

interface URL {
  readonly origin: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly searchParams: URLSearchParams;
}

declare const URL: {
  new (address: string, base?: string): URL;
};
