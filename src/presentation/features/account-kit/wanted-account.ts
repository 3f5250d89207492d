import { createContext } from 'react';

interface WantedAccount {
  readonly userId: string;
  /** They are there, or stay here. */
  readonly onEnd: () => void;
}

/** As whom somebody wants to go on. */
export const WantedAccountContext = createContext<WantedAccount | undefined>(undefined);
