/** Why an order or its change was refused, in the words of the trading rules (protocol 4.2 and 4.5). */
export type RejectionReason =
  | 'insufficientBalance'
  | 'priceNotOnTick'
  | 'priceOutOfBounds'
  | 'priceOutOfBand'
  | 'quantityNotOnStep'
  | 'quantityOutOfBounds'
  | 'belowMinimumNotional'
  | 'unknownMarket'
  | 'marketNotTrading'
  | 'noLiquidity'
  | 'orderEnded'
  | 'orderNotFound'
  | 'postOnlyWouldTake'
  | 'notAvailable';
