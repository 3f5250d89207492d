import type { InstrumentSpecification } from '../../engine/model/instrument-specification';
import { underlyingOf } from '../markets/asset-profile';

/** One of the simulated traders whom others know by name; trades from a house account of their own. */
export interface Trader {
  readonly accountId: string;
  readonly coolName: string;
  /** USDT the account began with. */
  readonly capital: number;
  /** 1 rarely … 3 often. */
  readonly activity: number;
  /** 1 buys what is cheap against its usual level and sells what is dear; -1 does the opposite. */
  readonly skill: number;
  readonly symbols: ReadonlySet<string>;
}

const baskets = {
  majors: ['BTC', 'ETH'],
  large: ['SOL', 'BNB', 'XRP', 'DOGE', 'ADA', 'SUI', 'TRX', 'AVAX', 'LINK'],
  layer: ['APT', 'ARB', 'OP', 'NEAR', 'INJ', 'TIA', 'SEI', 'ATOM', 'TON', 'ICP', 'HBAR', 'STX'],
  defi: ['AAVE', 'UNI', 'CRV', 'ENA', 'ONDO', 'GRT', 'WOO'],
  meme: ['DOGE', 'PEPE', 'SHIB', 'WOO'],
  old: ['LTC', 'BCH', 'ETC', 'XLM', 'FIL', 'DOT'],
  quiet: ['USDC'],
} as const;

type Basket = keyof typeof baskets;
/** Spot, perpetuals or both. */
type Venue = 'S' | 'P' | 'B';
type Row = readonly [coolName: string, capital: number, activity: number, skill: number, baskets: string, venue: Venue];

const rows: readonly Row[] = [
  ['NorthPier', 8_000_000, 3, 0.9, 'majors,large', 'B'],
  ['SlowTide', 2_500_000, 1, 0.8, 'majors', 'S'],
  ['MossAndIron', 1_200_000, 2, 0.7, 'large,defi', 'B'],
  ['PaperLantern', 90_000, 2, -0.2, 'meme,large', 'S'],
  ['KestrelFive', 4_200_000, 3, 0.6, 'majors,large', 'P'],
  ['Longshanks', 600_000, 1, 0.5, 'layer', 'S'],
  ['TwoBowls', 45_000, 2, 0.1, 'majors', 'S'],
  ['VectorAnna', 3_100_000, 3, 0.85, 'majors,layer', 'P'],
  ['QuietHarbour', 5_400_000, 1, 0.4, 'majors,quiet', 'S'],
  ['RedShift77', 150_000, 3, -0.6, 'meme,layer', 'P'],
  ['OldMillRoad', 700_000, 1, 0.3, 'old', 'S'],
  ['SilverBirch', 950_000, 2, 0.55, 'old,large', 'B'],
  ['GammaRay', 2_200_000, 3, 0.2, 'majors,defi', 'P'],
  ['Tortoise_K', 310_000, 1, 0.75, 'majors,large', 'S'],
  ['HighNoon', 180_000, 3, -0.7, 'large,meme', 'P'],
  ['DeltaWing', 6_500_000, 3, 0.65, 'majors,large,layer', 'P'],
  ['MapleSyrup', 60_000, 1, 0, 'old,meme', 'S'],
  ['Copperfield', 1_400_000, 2, 0.35, 'defi,layer', 'B'],
  ['NightFerry', 820_000, 2, 0.45, 'layer,large', 'P'],
  ['ZeroDrift', 10_500_000, 3, 0.5, 'majors', 'B'],
  ['Hazelnut', 35_000, 2, -0.3, 'meme', 'S'],
  ['Cartographer', 1_700_000, 2, 0.6, 'layer,defi', 'S'],
  ['StormGlass', 2_600_000, 3, -0.1, 'large,old', 'P'],
  ['Wren_Hollow', 120_000, 2, 0.25, 'defi', 'S'],
  ['BlueAnvil', 3_800_000, 2, 0.7, 'majors,old', 'P'],
  ['Saltworks', 490_000, 1, 0.15, 'old,quiet', 'S'],
  ['FirstLight', 260_000, 2, -0.4, 'layer', 'P'],
  ['Marathon42', 1_100_000, 1, 0.8, 'majors,large,old', 'S'],
  ['Pendulum', 1_900_000, 3, 0.95, 'large,layer', 'P'],
  ['TinderBox', 75_000, 3, -0.8, 'meme', 'P'],
  ['GraniteBay', 5_200_000, 1, 0.35, 'majors,defi', 'S'],
  ['SixthFloor', 640_000, 2, 0.05, 'large', 'P'],
  ['Lighthouse9', 330_000, 2, 0.5, 'old,layer', 'B'],
  ['Barometer', 2_900_000, 2, 0.75, 'majors,large', 'P'],
  ['OatMilk', 28_000, 1, -0.1, 'large', 'S'],
  ['IronOrchid', 1_500_000, 3, 0.4, 'defi,meme', 'P'],
  ['FarPavilion', 880_000, 1, 0.6, 'layer,old', 'S'],
  ['Quicksand', 210_000, 3, -0.5, 'majors,meme', 'P'],
  ['Semaphore', 4_600_000, 3, 0.55, 'majors,layer,defi', 'P'],
  ['BrassMonkey', 95_000, 2, -0.25, 'meme,old', 'B'],
  ['AlderGate', 1_300_000, 2, 0.3, 'large,old', 'S'],
  ['NinthWave', 2_000_000, 3, 0.1, 'layer,large', 'P'],
  ['Thimble', 22_000, 1, 0.2, 'majors', 'S'],
  ['CoastalPath', 540_000, 1, 0.45, 'quiet,majors', 'S'],
  ['WhiteRook', 7_200_000, 2, 0.8, 'majors,large', 'B'],
  ['SparkGap', 140_000, 3, -0.65, 'layer,meme', 'P'],
  ['Larkspur', 410_000, 2, 0.35, 'defi,large', 'S'],
  ['DryDock', 1_000_000, 1, 0.5, 'old', 'P'],
  ['TallShip', 3_400_000, 2, 0.25, 'majors,old', 'B'],
  ['Fieldnotes', 170_000, 1, 0.65, 'layer', 'S'],
  ['EchoValley', 760_000, 2, -0.15, 'large,defi', 'P'],
  ['Millrace', 2_300_000, 3, 0.6, 'layer,old', 'P'],
  ['GoodSalt', 50_000, 2, 0, 'meme,majors', 'S'],
  ['Undertow', 1_600_000, 3, -0.35, 'majors,large', 'P'],
  ['BronzeAge', 580_000, 1, 0.4, 'old,defi', 'S'],
  ['CinderPath', 230_000, 2, 0.1, 'layer', 'B'],
  ['SkyLedger', 9_100_000, 2, 0.45, 'majors,large,defi', 'B'],
  ['Plumbline', 690_000, 1, 0.9, 'defi,layer', 'S'],
  ['HalfMoonBay', 380_000, 2, 0.2, 'meme,large', 'P'],
  ['Stonecutter', 4_000_000, 3, 0.7, 'old,layer,large', 'P'],
];

/** The traders of a set of markets, the same every time. */
export function tradersOf(instruments: readonly InstrumentSpecification[]): readonly Trader[] {
  return rows.map(([coolName, capital, activity, skill, names, venue], index) => {
    const assets = new Set<string>(names.split(',').flatMap((name) => baskets[name as Basket]));
    const types = venue === 'B' ? ['SPOT', 'PERP'] : [venue === 'S' ? 'SPOT' : 'PERP'];
    const symbols = instruments
      .filter(({ type, base }) => types.includes(type) && assets.has(underlyingOf(base).asset))
      .map(({ symbol }) => symbol);
    return {
      accountId: `trader-${String(index + 1).padStart(2, '0')}`,
      coolName,
      capital,
      activity,
      skill,
      symbols: new Set(symbols),
    };
  });
}
