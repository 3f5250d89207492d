export type ConnectionWords = 'connecting' | 'live' | 'reconnecting' | 'offline';

/** What somebody sees of the prices of all markets. */
export interface WatchingAbility {
  openMarkets(): Promise<void>;
  connection(): Promise<ConnectionWords>;
  /** Prices are there, and nothing says that they are not live. */
  seesLivePrices(): Promise<boolean>;
  reconnect(): Promise<void>;
  setOnline(online: boolean): Promise<void>;
}
