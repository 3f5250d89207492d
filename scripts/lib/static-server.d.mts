import type { Server } from 'node:http';
import type { Environment } from '../../src/application/platform/environment';

export interface SiteOptions {
  /** In PEM; without it the site is served by plain http. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

export function serveSite(folder: string, environment: Environment, options?: SiteOptions): Server;
