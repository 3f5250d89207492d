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
}
