import { createContext, useContext } from 'react';
import type { PositionResult } from '../../../../../domain/trading/position-result';

/** What is being made a picture of, and who closes its dialog. */
export interface SharedResult {
  readonly result: PositionResult;
  readonly onClose: () => void;
}

export const ShareContext = createContext<SharedResult | undefined>(undefined);

export function useSharedResult(): SharedResult {
  const shared = useContext(ShareContext);
  if (!shared) throw new Error('Nothing is being shared.');
  return shared;
}
