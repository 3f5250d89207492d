import { failure, success } from '../../../../../src/domain/shared/result';
import type { PortfolioLink } from '../../../../../src/domain/account/portfolio-link';
import { PortfolioLinksStore } from '../../../../../src/presentation/features/portfolio-links/portfolio-links.store';
import { exchange } from '../../../../support/asked-exchange';
import { seen } from '../../../../support/stores';

function open() {
  const host = exchange({ create: success({ token: 's3cret' }) });
  return { store: new PortfolioLinksStore(host.port, { links: () => 'links' } as never), host };
}

test('a link is made once, and its token is known until the dialog closes', async () => {
  const { store, host } = open();
  const made = seen(() => store.made ?? '');
  const asking = seen(() => store.asking);
  store.open();
  await Promise.all([store.create('for Ann', 7), store.create('for Ann', 7)]);
  store.close();
  expect([host.calls, made, asking]).toEqual([[['create', 'for Ann', 7]], ['', 's3cret', ''], [false, true, false]]);
});

test('whoever has closed the dialog meanwhile sees the token all the same', async () => {
  const { store } = open();
  store.open();
  const making = store.create('for Ann', 7);
  store.close();
  await making;
  expect([store.asking, store.made]).toEqual([true, 's3cret']);
});

test('what is refused is told until the dialog opens again', async () => {
  const { store, host } = open();
  host.answers['create'] = failure({ kind: 'offline' });
  store.open();
  await store.create('for Ann', 7);
  expect([store.made, store.request.failure?.kind]).toEqual([undefined, 'offline']);
  store.open();
  expect(store.request.failure).toBeUndefined();
});

test('a link is revoked', async () => {
  const { store, host } = open();
  const link = { id: '1' } as unknown as PortfolioLink;
  await store.revoke(link);
  expect([host.calls, store.links()]).toEqual([[['revoke', link]], 'links']);
});
