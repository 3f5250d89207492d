import { type Units, unitsFromText } from '../../engine/model/units';

/** What a voucher does, and for how long once it is used. */
export type VoucherTerms =
  | {
      readonly type: 'FEE_REBATE';
      /** Of each fee, in ten-thousandths. */
      readonly part: number;
      /** USDT in all. */
      readonly most: Units;
      readonly days: number;
    }
  | { readonly type: 'TRIAL_FUND'; readonly most: Units; readonly days: number }
  | {
      readonly type: 'RATE_BOOST';
      readonly productId: string;
      /** On top of the product's rate, in 1e-12 a year. */
      readonly apr: Units;
      /** Of what is in the product. */
      readonly principal: Units;
      readonly days: number;
    };

/** What the exchange looks at for its tasks. */
export interface TaskState {
  readonly verified: boolean;
  /** USDT. */
  readonly volume: number;
  /** USDT in the product that can be boosted. */
  readonly saved: number;
}

export interface VoucherTask {
  readonly taskId: string;
  readonly target: number;
  readonly progress: (state: TaskState) => number;
  readonly terms: VoucherTerms;
}

/** Days in which a voucher can be put to use. */
export const daysToUse = 30;
export const boostedProduct = 'flexible-usdt';

/** Each task brings its voucher once. */
export const voucherTasks: readonly VoucherTask[] = [
  {
    taskId: 'verify',
    target: 1,
    progress: ({ verified }) => (verified ? 1 : 0),
    terms: { type: 'TRIAL_FUND', most: unitsFromText('50'), days: 7 },
  },
  {
    taskId: 'trade',
    target: 1_000,
    progress: ({ volume }) => volume,
    terms: { type: 'FEE_REBATE', part: 5_000, most: unitsFromText('20'), days: 14 },
  },
  {
    taskId: 'save',
    target: 100,
    progress: ({ saved }) => saved,
    terms: {
      type: 'RATE_BOOST',
      productId: boostedProduct,
      apr: unitsFromText('0.05'),
      principal: unitsFromText('2000'),
      days: 14,
    },
  },
];

export function termsOf(taskId: string): VoucherTerms {
  return voucherTasks.find((task) => task.taskId === taskId)!.terms;
}
