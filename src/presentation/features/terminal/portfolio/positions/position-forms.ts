import { FuturesPort } from '../../../../../application/markets/futures.port';
import { Balances } from '../../../../../application/trading/balances';
import { ChangeMarginSettings } from '../../../../../application/trading/change-margin-settings.use-case';
import { ClosePositions } from '../../../../../application/trading/close-positions.use-case';
import { ContractAccount } from '../../../../../application/trading/contract-account';
import { PositionSubmissions } from '../../../../../application/trading/position-submissions';
import { ProtectPosition } from '../../../../../application/trading/protect-position.use-case';
import type { Instrument } from '../../../../../domain/markets/instrument';
import type { DecimalMarks } from '../../../../../domain/platform/decimal-marks';
import type { AlgoOrder } from '../../../../../domain/trading/algo-order';
import type { Position } from '../../../../../domain/trading/position';
import { PositionPricesStore } from '../../account/position-prices.store';
import { CloseForm } from './close-form';
import { MarginForm } from './margin-form';
import { ProtectionForm } from './protection-form';
import type { Needs } from '../../../../../application/kernel/token';

/** Makes the form of each dialog about a position: a new one each time, so that nothing is left over from the last. */
export class PositionForms {
  static readonly needs: Needs<typeof PositionForms> = [
    ClosePositions,
    ProtectPosition,
    ChangeMarginSettings,
    FuturesPort,
    PositionPricesStore,
    Balances,
    ContractAccount,
    PositionSubmissions,
  ];
  static readonly perAccount = true;

  constructor(
    readonly closePositions: ClosePositions,
    private readonly protection: ProtectPosition,
    private readonly marginSettings: ChangeMarginSettings,
    private readonly futures: FuturesPort,
    private readonly prices: PositionPricesStore,
    private readonly balances: Balances,
    private readonly account: ContractAccount,
    readonly submissions: PositionSubmissions,
  ) {}

  close(position: Position, instrument: Instrument, marks: DecimalMarks): CloseForm {
    return new CloseForm(this.closePositions, instrument, position, marks);
  }

  margin(position: Position, marks: DecimalMarks): MarginForm {
    return new MarginForm(this.marginSettings, this.futures, this.prices, this.balances, this.account, position, marks);
  }

  protect(
    position: Position,
    instrument: Instrument,
    existing: AlgoOrder | undefined,
    marks: DecimalMarks,
  ): ProtectionForm {
    return new ProtectionForm(this.protection, this.prices, instrument, position, existing, marks);
  }
}
