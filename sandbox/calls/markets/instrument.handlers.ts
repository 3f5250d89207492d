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
      const flag = (allowed: boolean) => (allowed ? ('1' as const) : ('0' as const));
      const rows = networksOf(parameters.token).map((network) => ({
        protocol: network.chain.protocol,
        network: network.chain.network,
        token: network.asset,
        name: network.chain.name,
        allowDeposit: flag(!network.suspended),
        allowWithdraw: flag(!network.suspended),
        minimumWithdrawal: unitsText(network.minimumWithdrawal),
        withdrawalFee: unitsText(network.withdrawalFee),
        depositConfirmations: network.chain.confirmations,
        depositMin: unitsText(network.minimumDeposit),
        decimals: network.decimals,
        needMemo: network.chain.needsMemo,
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
