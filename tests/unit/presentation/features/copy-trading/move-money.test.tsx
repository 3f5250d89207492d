import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MoveCopyMoney } from '../../../../../src/application/social/move-copy-money.use-case';
import { languageCodes } from '../../../../../src/domain/platform/language';
import { decimal, type Decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { OwnCopy } from '../../../../../src/domain/social/own-copy';
import { MoveMoneyStore } from '../../../../../src/presentation/features/copy-trading/move-money.store';
import { MoveMoneyDialog } from '../../../../../src/presentation/features/copy-trading/move-money.view';
import { socialTradingFeature } from '../../../../../src/presentation/features/copy-trading/social-trading.feature';
import type english from '../../../../../src/presentation/i18n/en/copyTrading.json';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { renderShell } from '../../shell/shell-fixture';
import { movable } from '../../../../support/movable';

async function take(shared: string | undefined, due?: string) {
  const move = {
    execute: async (_: string, amount: Decimal) =>
      success({
        status: 'done' as const,
        value: { amount, shared: shared === undefined ? undefined : decimal(shared) },
      }),
  } as unknown as MoveCopyMoney;
  const own = movable({ USDT: '1936.48793083' });
  const store = new MoveMoneyStore(move, own);
  const shareDue = due === undefined ? undefined : decimal(due);
  const copy = { copyId: '7', takeable: decimal('100.5561'), shareDue } as OwnCopy;
  await renderShell({
    at: socialTradingFeature.path,
    texts: socialTradingFeature.texts,
    open: async () => ({
      View: () => (
        <AntdRoot>
          <MoveMoneyDialog copy={copy} store={store} onClose={() => undefined} />
        </AntdRoot>
      ),
      stores: {},
    }),
  });
  const user = userEvent.setup();
  const available = await screen.findByText(/^Available/);
  expect(own.running()).toBe(1);
  expect(available).toHaveTextContent('Available 1,936.48 USDT');
  expect(screen.queryByText(/share of/)).not.toBeInTheDocument();
  await user.click(screen.getByText('Remove'));
  expect(screen.getByText(/^Only free funds/)).toHaveTextContent('and 50 USDT stay in the copy.');
  expect(screen.getByText(/^Only free funds/)).toHaveTextContent(
    due === undefined
      ? 'The lead’s share of new profit is paid first.'
      : `The lead’s share of ${due} USDT is paid first.`,
  );
  await user.click(screen.getByRole('button', { name: 'Max' }));
  expect(screen.getByRole('textbox')).toHaveValue('100.55');
  await user.type(screen.getByRole('textbox'), '{Enter}');
  expect(await screen.findByText('100.55 USDT is back in your account.')).toBeVisible();
}

it('says what went to the lead before the rest came back', async () => {
  await take('3.8562');
  expect(screen.getByText('A profit share of 3.86 USDT was paid to the lead.')).toBeVisible();
});

it('says what the lead will get before money is removed', async () => {
  await take('15.81', '15.81');
});

it.each(['0', undefined])('says nothing of a share of %s', async (shared) => {
  await take(shared);
  expect(screen.queryByText(/profit share/i)).not.toBeInTheDocument();
});

it.each(languageCodes)('has the least that is copied from the domain (%s)', (code) => {
  const texts = JSON.parse(readFileSync(`src/presentation/i18n/${code}/copyTrading.json`, 'utf8')) as typeof english;
  for (const text of [texts.money.takeText, texts.own.noneText]) {
    expect(text).toContain('{{least}} USDT');
    expect(text).not.toMatch(/\d/);
  }
});
