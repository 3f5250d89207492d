import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { SessionState } from '../../../../../src/application/session/session-state';
import type { Outcome } from '../../../../../src/application/kernel/failure';
import { ApplyAsPartner } from '../../../../../src/application/platform/apply-as-partner.use-case';
import type { BusinessApplication } from '../../../../../src/domain/platform/business-application';
import { failure, success } from '../../../../../src/domain/shared/result';
import { ApplicationsStore } from '../../../../../src/presentation/features/partners/applications.store';
import { BrokerApplication } from '../../../../../src/presentation/features/partners/broker-application.view';
import { brokersFeature } from '../../../../../src/presentation/features/partners/brokers.feature';
import { read } from '../../../../support/reads';
import { loggedOut, renderShell } from '../../shell/shell-fixture';

/** The form over an exchange that answers as it is told, one answer after the other. */
async function open({ tab = new Map<string, string>(), userId }: { tab?: Map<string, string>; userId?: string } = {}) {
  const sent: BusinessApplication[] = [];
  const visit = new Subject(0);
  const state = new Subject<SessionState>(
    userId === undefined ? loggedOut : ({ status: 'loggedIn', account: read({ userId }) } as SessionState),
  );
  let answer: (outcome: Awaited<Outcome<string>>) => void = () => undefined;
  const applications = new ApplicationsStore(
    new ApplyAsPartner({
      applyAsBroker: (application: BusinessApplication) => {
        sent.push(application);
        return new Promise((resolve) => (answer = resolve));
      },
    } as never),
    { state, visit } as never,
    { read: (key) => tab.get(key), write: (key, value) => void tab.set(key, value) },
  );
  await renderShell({
    at: brokersFeature.path,
    session: loggedOut,
    open: async (feature) =>
      feature.id === brokersFeature.id
        ? { View: () => <BrokerApplication stores={{ applications }} />, stores: {} }
        : { View: () => null, stores: {} },
  });
  await screen.findByLabelText('Company');
  const user = userEvent.setup();
  return {
    user,
    sent,
    press: () => user.click(screen.getByRole('button', { name: 'Submit application' })),
    refuse: (kind: 'duplicate' | 'invalid' | 'offline') => answer(failure({ kind })),
    drafts: () => [applications.broker, applications.marketMaker, applications.leadTrader].map(({ draft }) => draft),
    logOut: () => act(async () => visit.set(1)),
    know: (id: string) =>
      act(async () => state.set({ status: 'loggedIn', account: read({ userId: id }) } as SessionState)),
    take: (number: string) => answer(success(number)),
  };
}

async function fill({ user }: Awaited<ReturnType<typeof open>>) {
  await user.type(screen.getByLabelText('Company'), 'North Desk');
  await user.type(screen.getByLabelText('Contact person'), 'Ida');
  await user.type(screen.getByLabelText('Business email'), 'ida@north.example');
}

it('says at each field what is wrong with it, and sends nothing', async () => {
  const form = await open();
  await form.user.type(screen.getByLabelText('Business email'), 'nobody');
  await form.user.type(screen.getByLabelText('Website (optional)'), 'north');
  await form.press();
  expect(await screen.findByText('Enter a valid email address')).toBeInTheDocument();
  expect(screen.getByText('Enter a web address, such as example.com')).toBeInTheDocument();
  expect(screen.getAllByText('Required')).toHaveLength(2);
  expect(form.sent).toEqual([]);
});

it('takes a website as people write it, and files its whole address', async () => {
  const form = await open();
  await fill(form);
  await form.user.type(screen.getByLabelText('Website (optional)'), 'north.example/desk');
  await form.press();
  await waitFor(() => expect(form.sent.map(({ website }) => website)).toEqual(['https://north.example/desk']));
});

it('files a volume as plain digits, and takes nothing else for one', async () => {
  const form = await open();
  await fill(form);
  const volume = screen.getByLabelText('Monthly volume in USDT (optional)');
  await form.user.type(volume, 'lots');
  await form.press();
  expect(await screen.findByText('Enter a valid number')).toBeInTheDocument();
  await form.user.clear(volume);
  await form.user.type(volume, '-5');
  await form.press();
  expect(await screen.findByText('Must be greater than 0')).toBeInTheDocument();
  expect(form.sent).toEqual([]);
  await form.user.clear(volume);
  await form.user.type(volume, '1,000,000.5');
  await form.press();
  await waitFor(() => expect(form.sent.map((each) => each.volume)).toEqual(['1000000.5']));
});

it('sends one application for two presses, and says its number and what happens next', async () => {
  const form = await open();
  await fill(form);
  await form.press();
  await waitFor(() => expect(form.sent).toHaveLength(1));
  await form.user.click(screen.getByRole('button', { name: /Submit application/ }));
  fireEvent.submit(screen.getByLabelText('Company').closest('form')!);
  await act(async () => undefined);
  form.take('41');
  expect(await screen.findByText('Reference: 41')).toBeInTheDocument();
  expect(screen.getByText('We will reply to ida@north.example.')).toBeInTheDocument();
  expect(form.sent).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Submit application/ })).not.toBeInTheDocument();
});

it('keeps every word of an application that was refused', async () => {
  const form = await open();
  await fill(form);
  await form.press();
  await waitFor(() => expect(form.sent).toHaveLength(1));
  form.refuse('duplicate');
  expect(await screen.findByText(/received in the last 24 hours/)).toBeInTheDocument();
  expect(screen.getByLabelText('Company')).toHaveValue('North Desk');
  expect(screen.getByLabelText('Contact person')).toHaveValue('Ida');
  expect(screen.getByLabelText('Business email')).toHaveValue('ida@north.example');
});

it('takes a repeated one as filed where the first answer was lost', async () => {
  const form = await open();
  await fill(form);
  await form.press();
  await waitFor(() => expect(form.sent).toHaveLength(1));
  form.refuse('offline');
  await screen.findByRole('button', { name: 'Submit application' });
  await form.press();
  await waitFor(() => expect(form.sent).toHaveLength(2));
  form.refuse('duplicate');
  expect(await screen.findByText('Application received')).toBeInTheDocument();
});

const asksOnReload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps what is written while another page is read, and lets nobody reload it away unasked', async () => {
  const form = await open();
  expect(asksOnReload()).toBe(false);
  await fill(form);
  expect(asksOnReload()).toBe(true);
  await form.user.click(screen.getAllByRole('link', { name: 'Earn' })[0]!);
  await waitFor(() => expect(screen.queryByLabelText('Company')).not.toBeInTheDocument());
  expect(asksOnReload()).toBe(false);
  await act(async () => window.history.back());
  expect(await screen.findByLabelText('Company')).toHaveValue('North Desk');
  expect(screen.getByLabelText('Business email')).toHaveValue('ida@north.example');
});

it.each([
  [undefined, undefined, 'North Desk'],
  [undefined, '7', 'North Desk'],
  ['7', '7', 'North Desk'],
  ['7', undefined, ''],
  ['7', '8', ''],
])('keeps what was written over a reload, and for nobody else (%s, then %s)', async (author, reader, company) => {
  const tab = new Map<string, string>();
  await fill(await open({ tab, ...(author !== undefined && { userId: author }) }));
  cleanup();
  await open({ tab, ...(reader !== undefined && { userId: reader }) });
  expect(screen.getByLabelText('Company')).toHaveValue(company);
});

it('finds what was written once it is known whose account it is', async () => {
  const tab = new Map([['application-broker', JSON.stringify({ author: '7', draft: { company: 'North Desk' } })]]);
  const form = await open({ tab });
  expect(form.drafts()[0]).toEqual({});
  await form.know('7');
  expect(form.drafts()[0]).toEqual({ company: 'North Desk' });
});

it('begins anew where what the tab kept cannot be read', async () => {
  await open({ tab: new Map([['application-broker', '{"draft":{"company":5}']]) });
  expect(screen.getByLabelText('Company')).toHaveValue('');
});

it('keeps nothing of it for whoever comes after a log-out, nor once it is filed', async () => {
  const form = await open();
  await fill(form);
  expect(form.drafts()[0]).toMatchObject({ company: 'North Desk' });
  await form.logOut();
  expect(form.drafts()).toEqual([{}, {}, {}]);
  await form.press();
  await waitFor(() => expect(form.sent).toHaveLength(1));
  form.take('41');
  expect(await screen.findByText('Reference: 41')).toBeInTheDocument();
  expect(asksOnReload()).toBe(false);
  expect(form.drafts()).toEqual([{}, {}, {}]);
});
