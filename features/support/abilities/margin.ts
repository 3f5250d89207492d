export interface MarginAbility {
  look(): Promise<void>;
  isToldThatNothingIsLent(): Promise<boolean>;
  risk(): Promise<'none' | 'safe' | 'caution' | 'danger'>;
  hasPaidInterest(): Promise<boolean>;
  useAsCollateral(asset: string, use: boolean): Promise<void>;
  countsAsMargin(asset: string): Promise<boolean>;
  isToldThatItIsNeeded(): Promise<boolean>;
  choose(mode: 'MARGIN', leverage: number, charge: 'COLLATERAL'): Promise<void>;
  choices(): Promise<{ readonly mode: string; readonly leverage: number; readonly charge: string }>;
  /** Only in front of a browser. */
  holdContracts?(): Promise<void>;
}
