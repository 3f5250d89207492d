import { actionBound, computed, makeObservable, observable, observableRef } from 'mobx';
import type { AddressBook, BookedAddress } from '../../../domain/wallet/address-book';
import { type Recognition, recogniseAddress } from '../../../domain/wallet/addresses/address-recognition';
import { knowsMemos, memoProblem } from '../../../domain/wallet/addresses/memo';
import { lookAlikeOf } from '../../../domain/wallet/addresses/look-alike';
import type { TokenNetwork } from '../../../domain/wallet/token-network';
import { internalNetwork, recipientOf, type Recipient } from '../../../domain/wallet/withdrawal';

export const recipientKinds = ['new', 'saved', 'user'] as const;
type RecipientKind = (typeof recipientKinds)[number];

/** What is wrong with what was typed, by the field that it belongs to. */
type RecipientProblem =
  | { readonly field: 'address'; readonly kind: 'missing' | 'noAddress' | 'checksum' }
  | { readonly field: 'address'; readonly kind: 'otherNetwork'; readonly like: readonly string[] }
  | { readonly field: 'address'; readonly kind: 'lookAlike' }
  | { readonly field: 'network'; readonly kind: 'missing' }
  | { readonly field: 'memo'; readonly kind: 'missing' | 'form' }
  | { readonly field: 'saved'; readonly kind: 'missing' | 'own' | 'unknown' }
  | { readonly field: 'user'; readonly kind: 'missing' | 'own' | 'unknown' };

/** A known address: saved under a name, or one that coins went to before. */
interface KnownAddress {
  readonly address: string;
  readonly label: string | undefined;
}

/** Who is to receive the coins, as it is typed and chosen. */
export class RecipientStore {
  kind: RecipientKind = 'new';
  address = '';
  /** Chosen where an address fits several. */
  chosenNetwork: string | undefined = undefined;
  memo = '';
  /** The recipient asks for no memo, though the network knows them. */
  withoutMemo = false;
  savedId: string | undefined = undefined;
  /** The same of a saved address, for this withdrawal, where it was saved without either. */
  savedMemo = '';
  savedWithoutMemo = false;
  userId = '';
  /** The address that somebody confirmed though it looks like a known one. */
  confirmed = '';
  networks: readonly TokenNetwork[] = [];
  book: AddressBook | undefined = undefined;
  usedBefore: readonly string[] = [];
  /** Nobody pays themselves. */
  ownUserId: string | undefined = undefined;
  /** The exchange knows nobody of this UID. */
  unknownUserId: string | undefined = undefined;

  constructor() {
    makeObservable(this, {
      kind: observable,
      address: observable,
      chosenNetwork: observable,
      memo: observable,
      withoutMemo: observable,
      savedId: observable,
      savedMemo: observable,
      savedWithoutMemo: observable,
      userId: observable,
      confirmed: observable,
      networks: observableRef,
      book: observableRef,
      usedBefore: observableRef,
      ownUserId: observable,
      unknownUserId: observable,
      recognised: computed,
      network: computed,
      asksMemo: computed,
      saved: computed,
      lookAlike: computed,
      choose: actionBound,
      know: actionBound,
      set: actionBound,
    });
  }

  choose(kind: RecipientKind): void {
    this.kind = kind;
  }

  /** What the exchange says of the asset and the account; it may change while somebody types. */
  know(facts: Partial<Pick<this, 'networks' | 'book' | 'usedBefore' | 'ownUserId' | 'unknownUserId'>>): void {
    Object.assign(this, facts);
  }

  set(
    typed: Partial<
      Pick<
        this,
        | 'address'
        | 'chosenNetwork'
        | 'memo'
        | 'withoutMemo'
        | 'savedId'
        | 'savedMemo'
        | 'savedWithoutMemo'
        | 'userId'
        | 'confirmed'
      >
    >,
  ): void {
    // What was said of one address is said of no other.
    if (typed.savedId !== undefined) Object.assign(this, { savedMemo: '', savedWithoutMemo: false });
    Object.assign(this, typed);
  }

  /** `undefined` while nothing is typed. */
  get recognised(): Recognition | undefined {
    const address = this.address.trim();
    return address === '' ? undefined : recogniseAddress(address, this.networks);
  }

  /** Over which the coins leave; `undefined` within the exchange and while it is not known. */
  get network(): TokenNetwork | undefined {
    if (this.kind === 'user') return undefined;
    const named = this.kind === 'saved' ? this.saved?.network : this.#networkOfAddress();
    return this.networks.find(({ network }) => network === named);
  }

  /** The address may be one of many: a memo is to be given, or said not to be needed, unless it was, rightly, when it was saved. */
  get asksMemo(): boolean {
    return (
      this.takesMemo &&
      (this.kind === 'new' || (this.saved !== undefined && memoProblem(this.saved, true) !== undefined))
    );
  }

  get takesMemo(): boolean {
    return this.network !== undefined && (this.network.needsMemo || knowsMemos(this.network.network));
  }

  get saved(): BookedAddress | undefined {
    return this.book?.addresses.find(({ addressId }) => addressId === this.savedId);
  }

  /** Entries of the address book that this asset can go to. */
  get savedForAsset(): readonly BookedAddress[] {
    const names = new Set([internalNetwork, ...this.networks.map(({ network }) => network)]);
    return this.book?.addresses.filter(({ network }) => names.has(network)) ?? [];
  }

  /** A known address with the same ends as the one that is typed. */
  get lookAlike(): KnownAddress | undefined {
    const known: readonly KnownAddress[] = [
      ...(this.book?.addresses ?? []),
      ...this.usedBefore.map((address) => ({ address, label: undefined })),
    ];
    return this.kind === 'new' ? lookAlikeOf(this.address.trim(), known) : undefined;
  }

  get problem(): RecipientProblem | undefined {
    if (this.kind === 'user') {
      const userId = this.userId.trim();
      if (!/^\d{1,16}$/.test(userId)) return { field: 'user', kind: 'missing' };
      const kind = this.#noPayee(userId);
      return kind && { field: 'user', kind };
    }
    if (this.kind === 'saved') return this.#savedProblem();
    const { recognised } = this;
    if (!recognised) return { field: 'address', kind: 'missing' };
    if (recognised.kind !== 'fits') return { field: 'address', ...recognised };
    if (this.lookAlike && this.confirmed !== this.address.trim()) return { field: 'address', kind: 'lookAlike' };
    if (!this.network) return { field: 'network', kind: 'missing' };
    return this.#memoProblem();
  }

  /** `undefined` while something is wrong with it. */
  get recipient(): Recipient | undefined {
    if (this.problem) return undefined;
    if (this.kind === 'user') return { userId: this.userId.trim() };
    if (this.kind === 'saved')
      return this.saved && recipientOf({ ...this.saved, ...(this.asksMemo && this.#saidMemo) });
    const { network } = this;
    if (!network) return undefined;
    const said = this.asksMemo ? this.#saidMemo : { memo: '' };
    return { network: network.network, address: this.address.trim(), ...said };
  }

  #savedProblem(): RecipientProblem | undefined {
    if (!this.saved) return { field: 'saved', kind: 'missing' };
    const { network, address } = this.saved;
    const kind = network === internalNetwork ? this.#noPayee(address) : undefined;
    return kind ? { field: 'saved', kind } : this.#memoProblem();
  }

  get #saidMemo(): { readonly memo: string; readonly withoutMemo?: true } {
    const saved = this.kind === 'saved';
    if (saved ? this.savedWithoutMemo : this.withoutMemo) return { memo: '', withoutMemo: true };
    return { memo: (saved ? this.savedMemo : this.memo).trim() };
  }

  #memoProblem(): RecipientProblem | undefined {
    const { network, asksMemo } = this;
    const kind = network && asksMemo ? memoProblem({ network: network.network, ...this.#saidMemo }, true) : undefined;
    return kind && { field: 'memo', kind };
  }

  /** Why nobody can be paid by a UID. */
  #noPayee(userId: string): 'own' | 'unknown' | undefined {
    if (userId === this.ownUserId) return 'own';
    return userId === this.unknownUserId ? 'unknown' : undefined;
  }

  #networkOfAddress(): string | undefined {
    if (this.recognised?.kind !== 'fits') return undefined;
    const open = this.recognised.networks.filter(({ withdrawals }) => withdrawals);
    if (open.length === 1) return open[0]!.network;
    return open.find(({ network }) => network === this.chosenNetwork)?.network;
  }
}
