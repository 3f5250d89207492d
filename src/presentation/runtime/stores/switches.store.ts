import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Needs } from '../../../application/kernel/token';

/**
 * To which pages of the product whoever is here may be led: not to one that is a part which the host has switched off
 * for them. Until the host has spoken everything is there.
 */
export class SwitchesStore {
  static readonly needs: Needs<typeof SwitchesStore> = [];

  /** Paths of pages. */
  closed: readonly string[] = [];

  constructor() {
    makeObservable(this, { closed: observableRef, close: actionBound });
  }

  /** @param paths of all pages that are closed now */
  close(paths: readonly string[]): void {
    this.closed = paths;
  }

  /** Those of some links that may be shown. */
  leading<Link extends { readonly to: string }>(links: readonly Link[]): readonly Link[] {
    return links.filter(({ to }) => this.leads(to));
  }

  /** @param to an address of the product, with what it asks for */
  leads(to: string): boolean {
    return !this.closed.includes(to.split(/[?#]/)[0]!);
  }
}
