import { exchangeProfile } from '../../shared/exchange-profile';

/** The standard asks for a thousand characters. */
const description = `${exchangeProfile.name} is a complete exchange in small that runs on one machine, for practice and for building against. \
Every order book, trade, candle and ticker it publishes is the result of orders that met in its matching engine: limit, market, \
immediate-or-cancel, fill-or-kill and post-only orders are matched by price, then by time. Simulated makers and takers trade in all \
markets around the clock, so that there is always somebody to trade with, and people who sign up trade against them and against each \
other. Accounts are kept by double entry in whole units, so that no amount is ever rounded away and the sum of every asset over all \
accounts stays what was paid in; commands are answered only after they have been stored. It lists spot markets against USDT and linear \
perpetual contracts settled in USDT, publishes its market data over HTTP and websockets, and offers the usual listing feeds to whoever \
reads exchanges by those standards. Nothing on it is worth money: balances are given for practice, there is no chain behind it, and its \
prices follow no other exchange.`;

/** The exchange as it presents itself to those who list it. @param website where its pages are */
export function exchangeDescription(website: string) {
  return {
    name: exchangeProfile.name,
    description,
    location: 'Your own machine',
    logo: `${website}/favicon.svg`,
    website,
  };
}
