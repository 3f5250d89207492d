import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { EarnQueries } from '../../../../../src/application/earn/earn.queries';
import type { EarnProduct } from '../../../../../src/domain/earn/earn-product';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { earnFeature } from '../../../../../src/presentation/features/earn/earn.feature';
import { EarnForm } from '../../../../../src/presentation/features/earn/earn-form.view';
import { EarnStore } from '../../../../../src/presentation/features/earn/earn.store';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { holding } from '../../../../support/stores';
import { renderShell } from '../../shell/shell-fixture';

it.each([
  [30, 'At maturity, amount and interest are locked again: 30 days.'],
  [undefined, 'Interest earns interest.'],
])('says what renewing does after a term of %s days', async (durationDays, words) => {
  const { port } = exchange();
  const queries = new EarnQueries(new PlainResourceCache(new FakeScheduler()), {
    positions: async () => success({ open: [], redeeming: [] }),
  } as never);
  const earn = new EarnStore(queries, holding({}), port, port, port, new RecordedNotices());
  const product = {
    productId: 'p',
    asset: 'USDT',
    type: durationDays === undefined ? 'FLEXIBLE' : 'LOCKED',
    apr: decimal('0.05'),
    minimum: decimal('10'),
    durationDays,
  } as unknown as EarnProduct;
  earn.beginSubscription(decimalMarks('en'));
  await renderShell({
    at: earnFeature.path,
    texts: earnFeature.texts,
    open: async () => ({
      View: () => (
        <AntdRoot>
          <EarnForm earn={earn} product={product} onClose={() => undefined} />
        </AntdRoot>
      ),
      stores: {},
    }),
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
});
