import type { TokenNetwork } from '../token-network';
import { addressVerdict, networksLike } from './address-check';

export type Recognition =
  /** Written as on these networks of the asset, of which one is chosen. */
  | { readonly kind: 'fits'; readonly networks: readonly TokenNetwork[] }
  /** Written as on one of the asset's networks, but a letter is wrong. */
  | { readonly kind: 'checksum' }
  /** An address of networks that the asset does not leave over. */
  | { readonly kind: 'otherNetwork'; readonly like: readonly string[] }
  | { readonly kind: 'noAddress' };

/** Which of an asset's networks an address belongs to. Where a network has no rule here, the exchange judges. */
export function recogniseAddress(address: string, networks: readonly TokenNetwork[]): Recognition {
  const judged = networks.map((network) => ({ network, verdict: addressVerdict(network.network, address) }));
  const which = (wanted: string) => judged.filter(({ verdict }) => verdict === wanted).map(({ network }) => network);
  const right = which('right');
  if (right.length > 0) return { kind: 'fits', networks: right };
  if (which('checksum').length > 0) return { kind: 'checksum' };
  const like = networksLike(address);
  if (like.length > 0) return { kind: 'otherNetwork', like };
  const unknown = which('unknown');
  return unknown.length > 0 ? { kind: 'fits', networks: unknown } : { kind: 'noAddress' };
}
