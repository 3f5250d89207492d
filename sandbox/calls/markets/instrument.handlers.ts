import type { instrumentEndpoints } from '../../../src/infrastructure/wire/catalogue/instrument.endpoints';
import { unitsText } from '../../engine/model/units';
import { networksOf } from '../../services/wallet/networks';
import { invalidParameter } from '../../shared/api-error';
import { insuranceFund, leverageRows, multiplierRows } from './contract-rows';
import { liquidityRows } from '../../services/markets/execution-cost';
import type { Handlers } from '../routing/handler';
import { MarketBoard } from '../../services/markets/market-board';
import { collateralRows, tokenRows } from './public-rows';
import type { Services } from '../routing/services';
import { tokenProfiles, tokensOf } from '../../services/markets/token-directory';

export function instrumentHandlers({ exchange, markets, now }: Services): Handlers<typeof instrumentEndpoints> {
  const board = new MarketBoard(exchange, markets);
  const tokens = tokensOf(exchange.instruments);
  const table = <Row>(rows: Row[]) => ({ success: true as const, data: { rows }, timestamp: now() });

  return {
    token: () => table(tokenRows(tokens, board.collateral).map(({ updatedTime: _updatedTime, ...row }) => row)),
    network: ({ parameters }) => {
      if (!tokens.has(parameters.token)) throw invalidParameter('token');
      const rows = networksOf(parameters.token).map(({ asset, chain, minimumWithdrawal, withdrawalFee }) => ({
        protocol: chain.protocol,
        network: chain.network,
        token: asset,
        name: chain.name,
        allowDeposit: '1' as const,
        allowWithdraw: '1' as const,
        minimumWithdrawal: unitsText(minimumWithdrawal),
        withdrawalFee: unitsText(withdrawalFee),
        depositConfirmations: chain.confirmations,
        needMemo: chain.needsMemo,
      }));
      return table(rows);
    },
    tokenConfig: () =>
      table(
        collateralRows(board, tokens).map(({ token, ratio, counts, stable }) => ({
          token,
          collateralRatio: ratio,
          canCollateral: counts,
          canShort: false,
          stable,
        })),
      ),
    tokenInfo: ({ query }) => table(tokenProfiles(tokens, query.type?.toUpperCase())),
    liquidity: () => table(liquidityRows(board)),
    insuranceFund: ({ query }) => ({ success: true, data: insuranceFund(board, query.symbol), timestamp: now() }),
    leverageLimitations: ({ query }) => table(leverageRows(board, query.symbol)),
    multipliers: () => table(multiplierRows(board)),
  };
}
