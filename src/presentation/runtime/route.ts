import { createContext, useContext, type ComponentType } from 'react';
import type { Module } from '../../application/kernel/provider';
import type { Key } from '../../application/kernel/token';

/** Adapters that are loaded with the first page that needs them; the assembly says which modules they are. */
export type AdapterGroup =
  | 'account'
  | 'alerts'
  | 'markets'
  | 'session'
  | 'oneTap'
  | 'signInMethods'
  | 'trading'
  | 'reference'
  | 'watchlists'
  | 'referral'
  | 'promotions'
  | 'notifications'
  | 'campaigns'
  | 'positions'
  | 'settings'
  | 'security'
  | 'verification'
  | 'wallet'
  | 'earn'
  | 'reserves'
  | 'social'
  | 'administration'
  | 'contracts'
  | 'marketDetails'
  | 'feeds'
  | 'tones';

/** What a page's chunk brings: the page, the use cases and stores it stands on, and which stores it is given. */
export interface RouteModule<Stores extends object = object> {
  readonly Page: ComponentType<{ readonly stores: Stores }>;
  readonly modules: readonly Module[];
  readonly stores: { readonly [Name in keyof Stores]: Key<Stores[Name]> };
}

/** One page of the product. */
export interface AppRoute {
  readonly path: string;
  /** Translation namespaces the page needs beside `common`. */
  readonly namespaces: readonly string[];
  readonly adapters: readonly AdapterGroup[];
  readonly load: () => Promise<RouteModule>;
  /** It shows nothing and leads on to another: nobody has seen it. */
  readonly leadsOn?: true;
}

/** Erases the store types of a route module; the shell hands each page just the stores it named. */
export function routeModule<Stores extends object>(module: RouteModule<Stores>): RouteModule {
  return module as unknown as RouteModule;
}

/** Puts a page's modules together; made by the composition root. */
export interface PageOpener {
  open(
    route: AppRoute,
  ): Promise<{ readonly Page: ComponentType<{ readonly stores: object }>; readonly stores: object }>;
}

export const PageOpenerContext = createContext<PageOpener | undefined>(undefined);

export function usePageOpener(): PageOpener {
  const opener = useContext(PageOpenerContext);
  if (!opener) throw new Error('The shell is rendered outside a composition.');
  return opener;
}
