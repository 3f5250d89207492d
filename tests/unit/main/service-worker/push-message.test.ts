import { readFileSync } from 'node:fs';
import { notificationMessages } from '../../../../src/domain/platform/notification';
import { languageCodes } from '../../../../src/domain/platform/language';
import { languageOf, type MessageTexts, wordsOf } from '../../../../src/main/service-worker/push-message';

const textsIn = (code: string): MessageTexts =>
  (JSON.parse(readFileSync(`src/presentation/i18n/${code}/notifications.json`, 'utf8')) as { message: MessageTexts })
    .message;

const filled = {
  id: 7,
  title: 'Order filled',
  body: 'Bought 0.001 BTC at 60000.',
  message: { key: 'bought', values: { symbol: 'SPOT_BTC_USDT', amount: '0.001', asset: 'BTC', price: '60000' } },
  link: '/account/orders?tab=fills',
};

describe('what is pushed', () => {
  it('is said in the language that was chosen on the device', () => {
    expect(wordsOf(filled, textsIn('ru'))).toEqual({
      title: 'Заявка исполнена: BTC/USDT',
      body: expect.stringMatching(/0\.001.*BTC.*60000/),
      tag: 'notification-7',
      link: '/account/orders?tab=fills',
    });
    expect([languageOf('ukr'), languageOf('de'), languageOf(undefined)]).toEqual(['ukr', 'en', 'en']);
  });

  it('is whole in every language, or in the words of the exchange', () => {
    const values = Object.fromEntries(
      'symbol amount asset price level name campaign rank side strategy token copy loss profit place'
        .split(' ')
        .map((name) => [name, 'x']),
    );
    for (const code of languageCodes)
      for (const key of notificationMessages) {
        const words = wordsOf({ ...filled, message: { key, values } }, textsIn(code))!;
        expect(`${words.title} ${words.body}`).not.toMatch(/\{\{|undefined/);
      }
    const short = { ...filled, message: { key: 'bought', values: {} } };
    expect(wordsOf(short, textsIn('es'))).toMatchObject({ title: 'Order filled', body: filled.body });
    expect(wordsOf({ ...filled, message: { key: 'newer', values: {} } }, textsIn('es'))).toMatchObject({
      title: 'Order filled',
    });
    expect(wordsOf(filled, {})).toMatchObject({ title: 'Order filled' });
  });

  it('leads nowhere else than into this site, and is nothing where it is not what the exchange sends', () => {
    expect(wordsOf({ ...filled, link: 'https://elsewhere.example' }, {})?.link).toBe('/notification');
    expect(wordsOf({ ...filled, link: '//elsewhere.example' }, {})?.link).toBe('/notification');
    for (const pushed of [undefined, null, 'text', { title: 1, body: 'x' }, { body: 'x' }])
      expect(wordsOf(pushed, {})).toBeUndefined();
  });
});
