import { Clock } from '../../../application/kernel/clock.port';
import { Log } from '../../../application/kernel/log.port';
import type { Listener, Unsubscribe } from '../../../application/kernel/observable-value';
import type { ContractStreamPort } from '../../../application/markets/contract-stream.port';
import type { ContractPrice, FundingEstimate, OpenInterest } from '../../../domain/markets/contract-figures';
import { StreamNotes } from '../connection/stream-notes';
import { readContractPrice, readFundingEstimate, readOpenInterest } from './contract-rows';
import { WebsocketMarketStreamAdapter } from './websocket-market-stream.adapter';
import type { Needs } from '../../../application/kernel/token';

type Read<T> = (row: unknown, at: unknown) => T | undefined;

/** Figures of contracts over the connection of the market stream (protocol 1.5). */
export class WebsocketContractStreamAdapter implements ContractStreamPort {
  static readonly needs: Needs<typeof WebsocketContractStreamAdapter> = [WebsocketMarketStreamAdapter, Log, Clock];

  readonly #stream: Pick<WebsocketMarketStreamAdapter, 'onTopic'>;
  readonly #notes: StreamNotes;

  constructor(stream: Pick<WebsocketMarketStreamAdapter, 'onTopic'>, log: Log, clock: Clock) {
    this.#stream = stream;
    this.#notes = new StreamNotes('contracts', log, clock);
  }

  onMarkPrice(symbol: string, listener: Listener<ContractPrice>): Unsubscribe {
    return this.#listen('markprice', symbol, readContractPrice, listener);
  }

  onIndexPrice(symbol: string, listener: Listener<ContractPrice>): Unsubscribe {
    return this.#listen('indexprice', symbol, readContractPrice, listener);
  }

  onOpenInterest(symbol: string, listener: Listener<OpenInterest>): Unsubscribe {
    return this.#listen('openinterest', symbol, readOpenInterest, listener);
  }

  onFundingEstimate(symbol: string, listener: Listener<FundingEstimate>): Unsubscribe {
    return this.#listen('estfundingrate', symbol, readFundingEstimate, listener);
  }

  #listen<T extends { readonly symbol: string }>(
    name: string,
    symbol: string,
    read: Read<T>,
    listener: Listener<T>,
  ): Unsubscribe {
    return this.#stream.onTopic(`${name}@${symbol}`, ({ at, data }) => {
      const figure = read(data, at);
      if (figure?.symbol === symbol) listener(figure);
      else this.#notes.ignored(name);
    });
  }
}
