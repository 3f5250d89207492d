/** Where anybody can look up a transaction, by the exchange's name of the network. */
const explorers: Readonly<Record<string, string>> = {
  BTC: 'https://mempool.space/tx/',
  ETH: 'https://etherscan.io/tx/',
  BSC: 'https://bscscan.com/tx/',
  Arbitrum: 'https://arbiscan.io/tx/',
  OP: 'https://optimistic.etherscan.io/tx/',
  MATIC: 'https://polygonscan.com/tx/',
  AVAXC: 'https://snowtrace.io/tx/',
  SOL: 'https://solscan.io/tx/',
  TRX: 'https://tronscan.org/#/transaction/',
  TON: 'https://tonviewer.com/transaction/',
  XRP: 'https://xrpscan.com/tx/',
  LTC: 'https://litecoinspace.org/tx/',
  DOGE: 'https://dogechain.info/tx/',
  NEAR: 'https://nearblocks.io/txns/',
  APT: 'https://explorer.aptoslabs.com/txn/',
  SUI: 'https://suiscan.xyz/mainnet/tx/',
};

/** `undefined` before there is a transaction, and for networks without an explorer. */
export function explorerLink(network: string, transactionId: string): string | undefined {
  const explorer = explorers[network];
  return explorer === undefined || transactionId === '' ? undefined : explorer + encodeURIComponent(transactionId);
}
