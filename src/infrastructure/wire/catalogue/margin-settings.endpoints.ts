import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { tokenConfigRow } from './trading-account.endpoints';
import { positionModes } from './trading-wire';
import { dataAnswer, emptyAnswer, rowsAnswer, wireDecimal, wireFlag } from './wire';

const assumed = 'no public shape; fields as in protocol 6.2';
const source = 'specification 7; protocol 6.2';

/** Margin as the account pages set it. */
export const marginSettingsEndpoints = {
  collateral: endpoint({
    id: 'marginSettings.collateral',
    method: 'GET',
    path: '/usercenter/account/collateral_tokens',
    access: 'private',
    summary: 'What each held asset counts as collateral, and whether the account uses it so.',
    query: z.object({ page: z.optional(z.coerce.number()), size: z.optional(z.coerce.number()) }),
    answer: rowsAnswer(
      z.object({
        token: z.string(),
        collateral_ratio: wireDecimal,
        enabled: wireFlag,
        can_collateral: wireFlag,
        balance: wireDecimal,
        notional: wireDecimal,
      }),
    ),
    assumed,
    source,
  }),
  tokenConfig: endpoint({
    id: 'marginSettings.tokenConfig',
    method: 'GET',
    path: '/usercenter/account/token_config',
    access: 'private',
    summary: 'The same configuration as /v3/account/tokenConfig.',
    answer: rowsAnswer(tokenConfigRow),
    assumed,
    source: 'specification 7; protocol 3.7',
  }),
  switchCollateral: endpoint({
    id: 'marginSettings.switchCollateral',
    method: 'POST',
    path: '/usercenter/account/switch_collateral',
    access: 'private',
    summary: 'Uses an asset as collateral or not; refused when the margin would not suffice.',
    body: z.object({ token: z.string(), enabled: z.boolean() }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  setLeverage: endpoint({
    id: 'marginSettings.setLeverage',
    method: 'POST',
    path: '/usercenter/account/leverage',
    access: 'private',
    summary: 'Sets the leverage of spot margin: 3, 4, 5 or 10.',
    body: z.object({ leverage: z.number() }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  setPositionMode: endpoint({
    id: 'marginSettings.setPositionMode',
    method: 'POST',
    path: '/usercenter/account/update_position_mode',
    access: 'private',
    summary: 'One position a contract, or one a side; refused while there are positions or orders.',
    body: z.object({ position_mode: z.enum(positionModes) }),
    answer: emptyAnswer,
    assumed,
    source,
  }),
  setLossCharge: endpoint({
    id: 'marginSettings.setLossCharge',
    method: 'POST',
    path: '/usercenter/account/futures_loss_charge_mode',
    access: 'private',
    summary: 'Out of what losses of contracts are paid when USDT runs out.',
    body: z.object({ mode: z.enum(['USDT', 'COLLATERAL']) }),
    answer: dataAnswer(z.object({ mode: z.string() })),
    assumed,
    source,
  }),
} as const;
