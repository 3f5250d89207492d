/**
 * What the exchange can do and no page shows yet, by the pages that will: a port, one verb of a port, or a file. What
 * is used leaves this list: its test says so.
 */
export const waitingForPages: Readonly<Record<string, readonly string[]>> = {
  'public site': [
    'FuturesPort.of',
    'MarketFiguresPort.earlierTrades',
    'MarketFiguresPort.latestTrades',
    'MarketFiguresPort.ticker',
  ],
  'pages of operators, beside the status page, which makes these calls from the catalogue': [
    'ChartFeedPort',
    'ConfigurationPort.configuration',
    'ConfigurationPort.marketDataServed',
    'ConfigurationPort.ping',
    'ReservesPort.working',
    'ListingFeedsPort',
  ],
  'account pages': ['CredentialsPort.enabled', 'SecurityPort.authenticatorPicture', 'VisitorPort.placeOf'],
  'the terminal': [
    'AccountStreamPort.onMarginAssignment',
    'AlgoOrdersCommandsPort.cancelAll',
    'MarginCommandsPort.setPositionMode',
    'PositionsCommandsPort.resetMarginModes',
    'TradingCommandsPort.cancelBookOrders',
    'WatchlistsPort.watchlist',
  ],
  'pages of those who run the exchange': ['AdministrationPort', 'AdministrationCommandsPort'],
};
