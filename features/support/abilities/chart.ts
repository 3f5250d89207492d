/** An own order or fill as the chart has it; prices and quantities as plain decimal texts. */
export interface SeenLine {
  readonly price: string;
}

/** What somebody has on the chart, and does there. */
export interface ChartAbility {
  /** By the name of the trade. */
  addIndicator(title: string): Promise<void>;
  indicators(): Promise<readonly string[]>;
  /** Own orders, highest price first. */
  lines(): Promise<readonly SeenLine[]>;
  /** Puts the highest line down at another price. */
  moveLine(price: string): Promise<void>;
  isAsked(): Promise<boolean>;
  confirm(): Promise<void>;
  /** Quantities of own purchases that are marked. */
  bought(): Promise<readonly string[]>;
  interval(): Promise<string>;
  chooseInterval(interval: string): Promise<void>;
  useForAll(): Promise<void>;
  /** By the names that people read. */
  compare(market: string): Promise<void>;
  compared(): Promise<readonly string[]>;
  /** What the candles are of: `last`, `mark` or `index`. */
  choosePrice(price: 'mark' | 'index'): Promise<void>;
  price(): Promise<string>;
  /** The close of the newest candle beside what the exchange says of the contract, as plain decimal texts. */
  valued(): Promise<{ readonly candle: string; readonly exchange: string }>;
  askToBeTold(price: string): Promise<void>;
  toldAt(): Promise<readonly string[]>;
  /** Milliseconds to the end of the newest candle, as the chart counts them and by the exchange's clock. */
  candleLeft(): Promise<{ readonly shown: number; readonly exchange: number }>;
  setMachineClock(hoursAhead: number): Promise<void>;
}
