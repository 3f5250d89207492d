import { token } from '../kernel/token';

/**
 * What a deployment decides: names, hosts and links. The same build runs against any exchange;
 * it reads this from the page that carries it (docs/guides/configuration.md).
 */
export interface Environment {
  readonly assembly: 'production' | 'sandbox';
  /** The money of this deployment is none: pages say so beside it. */
  readonly practice?: boolean | undefined;
  readonly brand: { readonly name: string; readonly productToken: string };
  readonly hosts: {
    readonly rest: string;
    readonly serverRest: string;
    readonly newWsUrl: string;
    readonly content: string;
    readonly contentKey: string;
    /** A job board by Greenhouse's Job Board API, with the board's name in it. */
    readonly jobs: string;
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
    /** This site at Google, for one tap; absent: no one tap. */
    readonly googleClientId?: string | undefined;
  };
  /** What people are counted with who allow it; absent: nobody is asked, and nothing is counted. */
  readonly analytics?: AnalyticsConfiguration | undefined;
  /** Where people of Discord allow a link, and this site there; absent: no such link. */
  readonly discord?: { readonly authorizeUrl: string; readonly clientId: string } | undefined;
  /** Versions of the documents that accounts agree to; one that is absent is not asked for. */
  readonly agreements?: { readonly terms?: string | undefined; readonly tradingRules?: string | undefined } | undefined;
  /** Addresses the product leads to, by name; a name that is absent shows no link. */
  readonly links: Readonly<Record<string, string>>;
}

/** A tag manager and an analytics property, each an identifier and the address of its script. */
export interface AnalyticsConfiguration {
  readonly tagManagerId: string;
  readonly tagManagerScript: string;
  readonly measurementId: string;
  readonly measurementScript: string;
  /** Origins that the scripts may load from and report to, as sources of a security policy. */
  readonly reportsTo: readonly string[];
}

export const Environment = token<Environment>('Environment');
