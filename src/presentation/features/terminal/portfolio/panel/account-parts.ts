import type { Feature } from '../../../../runtime/feature';
import type { AccountTab } from '../account-panel.store';
import { positionsFeature } from '../positions/positions.feature';
import { openOrdersFeature } from '../orders/open-orders.feature';
import { historiesFeature } from '../histories/histories.feature';
import { assetsFeature } from '../assets/assets.feature';

/** What each tab of the account is loaded as. */
export const accountParts: Readonly<Record<AccountTab, Feature>> = {
  positions: positionsFeature,
  orders: openOrdersFeature,
  history: historiesFeature,
  fills: historiesFeature,
  closed: historiesFeature,
  funding: historiesFeature,
  liquidations: historiesFeature,
  transfers: historiesFeature,
  balances: assetsFeature,
};
