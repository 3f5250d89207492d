import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { earnFeature } from '../../../../../src/presentation/features/earn/earn.feature';
import { OwnSum } from '../../../../../src/presentation/features/earn/own-sum.view';
import { Amounts } from '../../../../../src/presentation/features/referral/amounts.view';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

async function shown(view: () => React.ReactNode): Promise<string | null> {
  await renderShell({
    at: earnFeature.path,
    session: loggedIn(),
    open: async () => ({ View: () => <p data-testid="sum">{view()}</p>, stores: {} }),
  });
  return (await screen.findByTestId('sum')).textContent;
}

it.each([
  ['a dash while it is not known', () => <OwnSum amounts={undefined} />, '—'],
  ['no money where there is nothing', () => <OwnSum amounts={[]} />, '0.00 USDT'],
  ['nought where nothing was earned', () => <Amounts amounts={[]} />, '0.00 USDT'],
  ['each amount with its asset', () => <OwnSum amounts={[['USDT', decimal('12.5')]]} />, '12.50 USDT'],
] as const)('is %s', async (_, view, text) => {
  expect(await shown(view)).toBe(text);
});
