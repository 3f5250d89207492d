import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../runtime/paths';

/** What of the wallet is open, each by its word in the address: `/wallet?deposit=USDT`, `/wallet?transfer`. */
export const walletPlaces = ['deposit', 'withdraw', 'transfer', 'convert', 'asset', 'movements', 'addresses'] as const;
export type WalletPlace = (typeof walletPlaces)[number];

export function walletPath(place: WalletPlace, asset = ''): string {
  return `${paths.wallet}?${place}${asset === '' ? '' : `=${encodeURIComponent(asset)}`}`;
}

interface Opened {
  readonly place: WalletPlace | undefined;
  /** Empty for none in particular. */
  readonly asset: string;
  readonly close: () => void;
}

export function useWalletPlace(): Opened {
  const [search, setSearch] = useSearchParams();
  const place = walletPlaces.find((each) => search.has(each));
  const close = useCallback(() => setSearch({}, { preventScrollReset: true }), [setSearch]);
  return { place, asset: (place && search.get(place)) ?? '', close };
}
