import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type WalletPart, walletParts } from '../../runtime/paths';

interface Opened {
  readonly place: WalletPart | undefined;
  /** Empty for none in particular. */
  readonly asset: string;
  readonly close: () => void;
}

export function useWalletPlace(): Opened {
  const [search, setSearch] = useSearchParams();
  const place = walletParts.find((each) => search.has(each));
  const close = useCallback(() => setSearch({}, { preventScrollReset: true }), [setSearch]);
  return { place, asset: (place && search.get(place)) ?? '', close };
}
