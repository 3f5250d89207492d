import { actionBound, makeObservable, observable, runInAction } from 'mobx';
import type { Resource } from '../../../application/kernel/resource';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { ClipboardPort } from '../../../application/platform/clipboard.port';
import { NoticesPort } from '../../kit/notices.port';
import { type ChainAsset, ChainsQueries } from '../../../application/wallet/chains.queries';
import { second } from '../../../domain/shared/instant';
import type { DepositAddress, TokenNetwork } from '../../../domain/wallet/token-network';

/** What the clipboard holds after copying: programs that steal coins put an address of theirs there. */
type CopiedState = 'none' | 'copied' | 'same' | 'changed' | 'unreadable';

/** Such a program waits for a moment before it changes what was copied. */
const aMoment = second;

/** Where coins are sent to come in: an asset, a network, the address there. */
export class DepositStore {
  static readonly needs: Needs<typeof DepositStore> = [ChainsQueries, ClipboardPort, NoticesPort, Scheduler];
  static readonly perAccount = true;

  /** Among the asset's networks; nothing is chosen for somebody. */
  network: string | undefined = undefined;
  copied: CopiedState = 'none';
  /** What was copied last: the clipboard holds nothing of what was before. */
  #text: string | undefined = undefined;

  constructor(
    private readonly queries: ChainsQueries,
    private readonly clipboard: ClipboardPort,
    private readonly notices: NoticesPort,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, { network: observable, copied: observable, choose: actionBound, begin: actionBound });
  }

  assets(): Resource<readonly ChainAsset[]> {
    return this.queries.assets();
  }

  networks(asset: string): Resource<readonly TokenNetwork[]> {
    return this.queries.networks(asset);
  }

  networkNames(): Resource<ReadonlyMap<string, string>> {
    return this.queries.networkNames();
  }

  address(asset: string, network: string): Resource<DepositAddress> {
    return this.queries.depositAddress(asset, network);
  }

  /** Another asset: what was chosen for the last one is over. @param network that the address of the page names */
  begin(network?: string): void {
    this.network = network;
    this.copied = 'none';
  }

  choose(network: string): void {
    this.network = network;
    this.copied = 'none';
  }

  /** Copies, and compares a moment later what the clipboard holds then. */
  async copy(text: string): Promise<void> {
    this.#text = text;
    const written = await this.clipboard.write(text);
    this.notices.show(written.ok ? 'success' : 'error', {
      key: written.ok ? 'common:copy.done' : 'common:copy.failed',
    });
    runInAction(() => (this.copied = written.ok ? 'copied' : 'none'));
    if (written.ok) this.scheduler.after(aMoment, () => void this.compare(text));
  }

  async compare(text: string): Promise<void> {
    const held = await this.clipboard.read();
    // Another address may be shown by now, or something else be copied.
    if (this.copied === 'none' || this.#text !== text) return;
    runInAction(() => (this.copied = !held.ok ? 'unreadable' : held.value === text ? 'same' : 'changed'));
  }
}
