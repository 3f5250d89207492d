import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import type { ContractStreamPort } from '../../../../application/markets/contract-stream.port';
import type { FundingEstimate } from '../../../../domain/markets/contract-figures';
import { parseMarketSymbol } from '../../../../domain/markets/market-symbol';

/** Live figures of one perpetual; each absent before its first message. */
export class ContractStore {
  markPrice: number | undefined = undefined;
  indexPrice: number | undefined = undefined;
  /** What is held long, in base. */
  openInterest: number | undefined = undefined;
  funding: FundingEstimate | undefined = undefined;

  constructor(private readonly stream: ContractStreamPort) {
    makeObservable(this, {
      markPrice: observable,
      indexPrice: observable,
      openInterest: observable,
      funding: observableRef,
      set: actionBound,
    });
  }

  open(symbol: string): Unsubscribe {
    const { base, quote } = parseMarketSymbol(symbol)!;
    const stops = [
      this.stream.onMarkPrice(symbol, ({ price }) => this.set({ markPrice: price })),
      this.stream.onIndexPrice(`SPOT_${base}_${quote}`, ({ price }) => this.set({ indexPrice: price })),
      this.stream.onOpenInterest(symbol, ({ quantity }) => this.set({ openInterest: quantity })),
      this.stream.onFundingEstimate(symbol, (funding) => this.set({ funding })),
    ];
    return () => stops.forEach((stop) => stop());
  }

  set(change: Partial<Pick<ContractStore, 'markPrice' | 'indexPrice' | 'openInterest' | 'funding'>>): void {
    Object.assign(this, change);
  }
}
