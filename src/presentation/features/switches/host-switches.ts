import { reaction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { known } from '../../../application/kernel/resource';
import { shared } from '../../../application/kernel/shared';
import type { Needs } from '../../../application/kernel/token';
import { FeaturesQueries } from '../../../application/social/features.queries';
import type { Feature as HostFeature } from '../../../domain/social/feature';
import { type PageFeature, ProductPages } from '../../runtime/feature';
import { SessionStore } from '../../runtime/stores/session.store';
import { SwitchesStore } from '../../runtime/stores/switches.store';

/** Tells the product which pages the host has closed, for visitors or for the account that is here. */
export class HostSwitches implements Startable {
  static readonly needs: Needs<typeof HostSwitches> = [FeaturesQueries, SessionStore, SwitchesStore, ProductPages];

  constructor(
    private readonly features: FeaturesQueries,
    private readonly session: SessionStore,
    private readonly switches: SwitchesStore,
    private readonly pages: readonly PageFeature[],
  ) {}

  readonly start = shared(() => {
    let stopListening: Unsubscribe = () => undefined;
    const stopFollowing = reaction(
      () => this.session.status === 'loggedIn',
      (own) => {
        stopListening();
        const parts = this.features.all(own);
        const tell = (): void => this.switches.close(closedPages(this.pages, known(parts.current) ?? []));
        stopListening = parts.subscribe(tell);
        tell();
      },
      { fireImmediately: true },
    );
    return () => {
      stopFollowing();
      stopListening();
    };
  });
}

/** Paths of the pages whose part is switched off. */
export function closedPages(pages: readonly PageFeature[], parts: readonly HostFeature[]): readonly string[] {
  const off = parts.filter(({ enabled }) => !enabled).map(({ key }) => key);
  return pages.filter(({ switchedBy }) => switchedBy !== undefined && off.includes(switchedBy)).map(({ path }) => path);
}
