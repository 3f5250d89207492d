import type { ExchangeService } from '../../engine/exchange-service';
import { Instrument } from '../../engine/model/instrument';
import { one, type Units } from '../../engine/model/units';
import type { Copy } from './copy';
import type { CopyMovements } from './copy-movements';
import type { CopyRepository } from './copy-repository';

const cent = one / 100n;

/** Gives back what the contracts of a copy that follows no more do not need; the rest stays until they are closed. */
export class CopyRelease {
  readonly #instruments: ReadonlyMap<string, Instrument>;

  constructor(
    private readonly exchange: ExchangeService,
    private readonly repository: CopyRepository,
    private readonly movements: CopyMovements,
  ) {
    this.#instruments = new Map(exchange.instruments.map((each) => [each.symbol, new Instrument(each)]));
  }

  /** In whole cents, what is shared with the lead before taken off. */
  releasable(copy: Copy): Units {
    const spare = this.movements.takeable(copy, this.#margin(copy));
    return spare - (spare % cent);
  }

  /** Once after it was released, and once after each contract that is closed; what is refused is tried again. */
  async giveBack(copyId: number): Promise<void> {
    const copy = this.repository.byId(copyId)!;
    if (copy.status !== 'RELEASED' || copy.freed) return;
    const amount = this.releasable(copy);
    const given = amount === 0n || (await this.#take(copy, amount));
    if (given) this.repository.update(copyId, { freed: true });
  }

  #take(copy: Copy, amount: Units): Promise<boolean> {
    return this.movements.take(copy, amount, this.#margin(copy)).then(
      () => true,
      () => false,
    );
  }

  /** Positions stay within the leverage that the owner has set, as they did while the copy followed. */
  #margin({ accountId, terms }: Copy): Units {
    const value = this.exchange.margin.positions(accountId).reduce((sum, { symbol, holding, markPrice }) => {
      const quantity = this.#instruments.get(symbol)!.baseUnits(Math.abs(holding));
      return sum + (quantity * markPrice) / one;
    }, 0n);
    return value / BigInt(terms.leverage);
  }
}
