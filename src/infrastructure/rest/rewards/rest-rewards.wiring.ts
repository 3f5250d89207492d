import { defineModule, provide } from '../../../application/kernel/provider';
import { VouchersCommandsPort } from '../../../application/rewards/vouchers-commands.port';
import { VouchersPort } from '../../../application/rewards/vouchers.port';
import { RestVouchersAdapter } from './rest-vouchers.adapter';

export default defineModule('rest-rewards', [
  provide(VouchersPort, RestVouchersAdapter),
  provide(VouchersCommandsPort, RestVouchersAdapter),
]);
