/** A maker's figures in a market; parts from 0 to 1. */
export interface SeenMaker {
  readonly market: string;
  readonly own: boolean;
  readonly rank: number;
  readonly uptime: number;
  readonly share: number;
  /** USDT. */
  readonly reward: number;
}

export interface MakerResults {
  /** Whether the week may still change it. */
  readonly provisional: boolean;
  /** Hours until it ends; `undefined` once it has. */
  readonly hoursLeft: number | undefined;
  /** The pool, in USDT. */
  readonly pool: number;
  /** Best first; before a browser the own ones alone. */
  readonly rows: readonly SeenMaker[];
}

/** What a market maker does, and reads of the programme. */
export interface MakersAbility {
  /** Rests an order on each side of BTC/USDT, within reach of the middle. */
  quote(): Promise<void>;
  /** The exchange accepts the account, and measures its books a first time. */
  becomeMaker(): Promise<void>;
  /** Of spot in the running week, or in the one before. */
  results(week?: 'running' | 'last'): Promise<MakerResults>;
  /** Only without a browser: takes the quotes away, or lets time pass until the exchange has measured again. */
  leaveBook?(): Promise<void>;
  minutePasses?(): Promise<void>;
  weekEnds?(): Promise<void>;
}
