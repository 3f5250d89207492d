import { token } from '../kernel/token';

/**
 * What a deployment decides: names, hosts and links. The same build runs against any exchange;
 * it reads this from the page that carries it (docs/guides/configuration.md).
 */
export interface Environment {
  readonly assembly: 'production' | 'sandbox';
  readonly brand: { readonly name: string; readonly productToken: string };
  readonly hosts: {
    readonly rest: string;
    readonly serverRest: string;
    readonly newWsUrl: string;
    readonly content: string;
    readonly contentKey: string;
    readonly authentication: string;
    /** Address of a symbol's logo with `{symbol}` in it. */
    readonly logos: string;
  };
  readonly session: {
    readonly cookieName: string;
    /** Absent: the login page leads to the authentication host. */
    readonly syncUrl?: string | undefined;
    readonly refreshUrl?: string | undefined;
  };
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly authDomain: string;
    /** A sign-in server to use in place of the real one. */
    readonly emulatorUrl?: string | undefined;
  };
  /** Addresses the product leads to, by name; a name that is absent shows no link. */
  readonly links: Readonly<Record<string, string>>;
}

export const Environment = token<Environment>('Environment');
