import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { AddressBook, BookedAddress } from '../../../domain/wallet/address-book';
import AntdRoot from '../../kit/antd/antd-root';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { Switch } from '../../kit/antd/switch';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { ProblemText } from '../../kit/controls/problem-text';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { view } from '../../runtime/feature';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { StepUpDialog } from '../account-kit/step-up-dialog.view';
import { StepUpStore } from '../account-kit/step-up.store';
import { AddressBookStore } from './address-book.store';
import { AddressTable } from './address-table.view';
import { NewAddressDialog } from './new-address-dialog.view';

interface AddressBookStores {
  readonly addresses: AddressBookStore;
  readonly stepUp: StepUpStore;
}

export const AddressBookPart = observer(function AddressBookPart({ stores }: { readonly stores: AddressBookStores }) {
  const { addresses: store, stepUp } = stores;
  const book = useMemo(() => store.book(), [store]);
  const state = useResource(book);
  const names = known(useResource(useMemo(() => store.networkNames(), [store]))) ?? new Map();
  useEffect(
    () => () => {
      store.open(false);
      store.askLimit(false);
    },
    [store],
  );
  return (
    <AntdRoot>
      <DataBlock state={state} onRetry={() => void book.refresh()} skeleton={<RowsSkeleton roomy rows={4} />}>
        {(value) => <Book store={store} book={value} names={names} />}
      </DataBlock>
      {store.adding ? <NewAddressDialog store={store} names={names} listed={known(state)?.addresses ?? []} /> : null}
      {store.limiting ? <LimitQuestion store={store} addresses={known(state)?.addresses ?? []} /> : null}
      {store.removing ? <RemoveQuestion store={store} address={store.removing} /> : null}
      <StepUpDialog store={stepUp} />
    </AntdRoot>
  );
});

interface BookProps {
  readonly store: AddressBookStore;
  readonly book: AddressBook;
  /** Of networks, in full. */
  readonly names: ReadonlyMap<string, string>;
}

const Book = observer(function Book({ store, book: { addresses, listedOnly, listedOnlyUntil }, names }: BookProps) {
  const { t } = useTranslation('addressBook');
  const format = useFormat();
  const failureText = useFailureText();
  const add = (
    <Button size="small" variant="primary" onClick={() => store.open(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <SettingRow
        title={t('listedOnly.title')}
        text={
          listedOnlyUntil === undefined
            ? t('listedOnly.text')
            : t('listedOnly.until', { until: format.dateTime(listedOnlyUntil) })
        }
      >
        <Switch
          aria-label={t('listedOnly.title')}
          checked={listedOnly && listedOnlyUntil === undefined}
          loading={store.busy}
          onChange={(wanted) => (wanted ? store.askLimit(true) : void store.setListedOnly(false))}
        />
      </SettingRow>
      <ProblemText>{store.failure ? failureText(store.failure) : null}</ProblemText>
      <Section title={t('title')} text={t('text')} actions={add}>
        {addresses.length === 0 ? (
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <AddressTable
            names={names}
            addresses={addresses}
            listedOnly={listedOnly}
            onRemove={(each) => store.ask(each)}
          />
        )}
      </Section>
    </>
  );
});

/** The rule holds at once and for a day at least: how many addresses are left to withdraw to is said before. */
const LimitQuestion = observer(function LimitQuestion({
  store,
  addresses,
}: {
  readonly store: AddressBookStore;
  readonly addresses: readonly BookedAddress[];
}) {
  const { t } = useTranslation('addressBook');
  const format = useFormat();
  const now = useExchangeNow(false);
  const waiting = addresses.filter(({ usableAt }) => usableAt > now);
  const text = [
    t('listedOnly.only'),
    addresses.length === 0
      ? t('listedOnly.none')
      : t('listedOnly.usable', {
          usable: format.integer(addresses.length - waiting.length),
          all: format.integer(addresses.length),
        }),
    ...(waiting.length > 0
      ? [t('listedOnly.others', { at: format.dateTime(Math.max(...waiting.map(({ usableAt }) => usableAt))) })]
      : []),
    t('listedOnly.off'),
  ].join(' ');
  return (
    <ConfirmModal
      title={t('listedOnly.question')}
      text={text}
      action={t('listedOnly.turnOn')}
      onConfirm={() => store.setListedOnly(true)}
      onClose={() => store.askLimit(false)}
    />
  );
});

const RemoveQuestion = observer(function RemoveQuestion({
  store,
  address,
}: {
  readonly store: AddressBookStore;
  readonly address: BookedAddress;
}) {
  const { t } = useTranslation(['addressBook', 'common']);
  return (
    <ConfirmModal
      title={t('remove.title', { name: address.label })}
      text={t('remove.text')}
      action={t('common:action.remove')}
      onConfirm={() => store.remove(address)}
      onClose={() => store.ask(undefined)}
    />
  );
});

export default view(AddressBookPart, { addresses: AddressBookStore, stepUp: StepUpStore });
