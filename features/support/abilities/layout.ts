export type PanelName = 'chart' | 'order book' | 'account';
export type Direction = 'left' | 'right' | 'up' | 'down';

/** A workspace of somebody else, as it is told of before it is taken over. */
export interface OfferedWorkspace {
  readonly name: string;
  readonly panels: number;
}

/** Places are counted from 1. */
export interface BoardAbility {
  begin(): void;
  addTile(): void;
  moveTile(place: number, by: number): void;
  removeTile(place: number): void;
  /** Base coins of what is seen, in order. */
  coins(): readonly string[];
  share(): string;
  /** Takes over what the link holds; `false` where it holds no board. */
  follow(link: string): boolean;
}

/** How somebody arranges the terminal, and several markets at once. */
export interface LayoutAbility {
  /** Begins a workspace, on a wide screen. */
  arrange(): Promise<void>;
  /** What is seen, from the top left on, by the names of the registry. */
  panels(): Promise<readonly string[]>;
  putAside(panel: PanelName): Promise<void>;
  bringBack(panel: PanelName): Promise<void>;
  moveByKeyboard(panel: PanelName, direction: Direction): Promise<void>;
  undo(): Promise<void>;
  call(name: string): Promise<void>;
  /** The name of the workspace in use; `undefined` while the terminal is as it comes. */
  workspace(): Promise<string | undefined>;
  /** A link to the workspace in use. */
  share(): Promise<string>;
  follow(link: string): Promise<void>;
  offered(): Promise<OfferedWorkspace | undefined>;
  isToldThatItIsNone(): Promise<boolean>;
  takeOver(): Promise<void>;
  /** Twelve markets at once. */
  watchTwelve(): Promise<void>;
  tiles(): Promise<number>;
  /** What can be done with a board. Core only. */
  readonly board?: BoardAbility;
  /** USDT in open orders, as the bar on top adds them up; `undefined` while it does not say. */
  inOrders(): Promise<string | undefined>;
}

/** Names of the panels in the registry. */
export const panelIds = { chart: 'chart', 'order book': 'book', account: 'account' } as const satisfies Record<
  PanelName,
  string
>;
