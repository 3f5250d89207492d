import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { AppStores } from '../../../../src/presentation/runtime/app-stores';
import { AppProvider } from '../../../../src/presentation/runtime/app-context';
import common from '../../../../src/presentation/i18n/en/common.json';
import { ConsentBanner } from '../../../../src/presentation/shell/consent-banner.view';
import { testEnvironment } from '../../../support/test-environment';

const { consent } = common;

async function show(eu: boolean | undefined) {
  const i18n = i18next.createInstance().use(initReactI18next);
  await i18n.init({ lng: 'en', ns: ['common'], defaultNS: 'common', resources: { en: { common } } });
  const chosen: string[] = [];
  const region = { eu };
  const app = {
    environment: { ...testEnvironment, links: { privacyPolicy: 'https://example.com/privacy' } },
    region,
    tracking: { unasked: true, choose: (answer: string) => chosen.push(answer) },
  } as unknown as AppStores;
  const banner = () => (
    <I18nextProvider i18n={i18n}>
      <AppProvider app={app}>
        <ConsentBanner />
      </AppProvider>
    </I18nextProvider>
  );
  const { container, rerender } = render(banner());
  return { chosen, region, said: () => container.textContent, again: () => rerender(banner()) };
}

it.each([
  ['in the EU', true],
  ['where nobody knows the place', undefined],
])('says everything before the answer %s', async (_, eu) => {
  const { said } = await show(eu);
  for (const text of [consent.textEu, consent.details]) expect(said()).toContain(text);
  expect(said()).not.toContain(consent.text);
  expect(screen.getByRole('link')).toHaveProperty('href', 'https://example.com/privacy');
});

it('is short where EU rules are known not to hold', async () => {
  const { said } = await show(false);
  expect(said()).toContain(consent.text);
  for (const text of [consent.textEu, consent.details]) expect(said()).not.toContain(text);
});

it('goes on saying what it said first when the place becomes known, so that nothing moves', async () => {
  const { region, said, again } = await show(undefined);
  const before = said();
  region.eu = false;
  again();
  expect(said()).toBe(before);
});

it('gives both answers alike, and none beforehand', async () => {
  const { chosen } = await show(undefined);
  const [no, yes] = [consent.no, consent.yes].map((name) => screen.getByRole('button', { name }));
  expect(no!.className).toBe(yes!.className);
  expect(chosen).toEqual([]);
  for (const button of [no!, yes!]) fireEvent.click(button);
  expect(chosen).toEqual(['no', 'yes']);
});
