import { decimalText, parseDecimal } from '../../../src/domain/shared/decimal';
import { invalidParameter, rejected } from '../../shared/api-error';
import type { Command } from '../../engine/model/commands';
import { unitsFromText, unitsText } from '../../engine/model/units';
import type { MarketBoard } from './market-board';

/** What an administrator says in place of the market, until it is given back. Figures are decimal texts. */
export class MarketOverrides {
  constructor(private readonly board: MarketBoard) {}

  /** @param value above zero; null gives the word back to the market */
  async setPrice(price: 'index' | 'mark', symbol: string, value: string | null): Promise<void> {
    this.board.contract(symbol);
    const units = value === null ? undefined : unitsOf(value, 'value');
    if (units !== undefined && units <= 0n) throw invalidParameter('value');
    await this.#submit({ type: 'overridePrice', symbol, price, value: units });
  }

  async setFunding(symbol: string, value: string | null): Promise<void> {
    this.board.contract(symbol);
    await this.#submit({ type: 'overrideFunding', symbol, rate: value === null ? undefined : unitsOf(value, 'value') });
  }

  fundingLimits(symbol: string): { readonly cap: string; readonly floor: string } {
    const funding = this.board.exchange.margin.funding(this.board.contract(symbol).symbol);
    if (!funding) throw rejected('notAvailable');
    return { cap: unitsText(funding.cap), floor: unitsText(funding.floor) };
  }

  async setFundingLimits(
    symbol: string,
    limits: { readonly cap: string; readonly floor: string },
  ): Promise<{ readonly cap: string; readonly floor: string }> {
    this.board.contract(symbol);
    const [cap, floor] = [unitsOf(limits.cap, 'cap'), unitsOf(limits.floor, 'floor')];
    if (floor > cap) throw invalidParameter('floor');
    await this.#submit({ type: 'setFundingCap', symbol, cap, floor });
    return this.fundingLimits(symbol);
  }

  async #submit(command: Command): Promise<void> {
    const outcome = await this.board.exchange.submit(command);
    if (!outcome.ok) throw rejected(outcome.reason);
  }
}

function unitsOf(text: string, name: string): bigint {
  const value = parseDecimal(text);
  if (!value || value.abs().gt(Number.MAX_SAFE_INTEGER)) throw invalidParameter(name);
  try {
    return unitsFromText(decimalText(value));
  } catch {
    throw invalidParameter(name);
  }
}
