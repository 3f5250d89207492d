import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressVerdict, networkNames } from '../../../domain/wallet/addresses/address-check';
import { type BookedAddress, isSameRecipient } from '../../../domain/wallet/address-book';
import { internalNetwork } from '../../../domain/wallet/withdrawal';
import { Form, FormField, useForm, useWatch } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { Select } from '../../kit/antd/select';
import { LongTextField, TextField } from '../../kit/antd/text-field';
import { Button } from '../../kit/controls/button';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { ProblemText } from '../../kit/controls/problem-text';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useApp } from '../../runtime/app-context';
import type { AddressBookStore, NewAddress } from './address-book.store';

interface NewAddressDialogProps {
  readonly store: AddressBookStore;
  readonly names: ReadonlyMap<string, string>;
  readonly listed: readonly BookedAddress[];
}

/** A name, a network and an address that is looked at before anybody is asked for codes. */
export const NewAddressDialog = observer(function NewAddressDialog({ store, names, listed }: NewAddressDialogProps) {
  const { t } = useTranslation(['addressBook', 'common']);
  const failureText = useFailureText();
  const { session } = useApp();
  const [form] = useForm<NewAddress>();
  const [problem, setProblem] = useState<string>();
  const network = useWatch('network', form);
  const internal = network === internalNetwork;

  const add = async (typed: NewAddress): Promise<void> => {
    setProblem(undefined);
    const added = await store.add(cleaned(typed));
    if (added.ok || added.error.kind === 'cancelled') return;
    setProblem(added.error.kind === 'duplicate' ? t('duplicate') : failureText(added.error));
  };
  const judged = async (_rule: unknown, address: string): Promise<void> => {
    const typed = address.trim();
    if (internal && !/^\d{1,16}$/.test(typed)) throw new Error(t('wrongUser'));
    if (internal && typed === session.account?.userId) throw new Error(t('ownUser'));
    if (typed === '') throw new Error(t('addressMissing'));
    // What it has to look like is said by the network; without one that is what is missing.
    if (!internal && network && ['form', 'checksum'].includes(addressVerdict(network, typed)))
      throw new Error(t('wrongAddress'));
    const recipient = cleaned({ ...form.getFieldsValue(true), address });
    if (listed.some((each) => isSameRecipient(each, recipient))) throw new Error(t('duplicate'));
  };
  // Both, so that either is found by typing.
  const nameOf = (short: string): string => [...new Set([names.get(short) ?? short, short])].join(' · ');
  return (
    <Modal title={t('add')} onClose={() => store.open(false)}>
      <Form form={form} initialValues={{ label: '', address: '', memo: '' }} onFinish={(typed) => void add(typed)}>
        <FormField
          name="label"
          label={t('column.label')}
          rules={[{ required: true, whitespace: true, max: 40, message: t('labelMissing') }]}
        >
          <TextField maxLength={40} autoFocus />
        </FormField>
        <FormField
          name="network"
          label={t('column.network')}
          rules={[{ required: true, message: t('networkMissing') }]}
        >
          <Select
            searchable
            size="large"
            options={[
              ...networkNames.map((network) => ({ value: network, label: nameOf(network) })),
              { value: internalNetwork, label: t('internal') },
            ]}
          />
        </FormField>
        <FormField
          name="address"
          label={internal ? t('user') : t('column.address')}
          dependencies={['network', 'memo']}
          rules={[{ validator: judged }]}
        >
          <LongTextField />
        </FormField>
        <FormField name="memo" label={t('memo')} hidden={internal}>
          <TextField maxLength={64} />
        </FormField>
        <ProblemText>{problem}</ProblemText>
        <DialogActions>
          <Button onClick={() => store.open(false)}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={store.busy}>
            {t('common:action.save')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});

/** As it is sent. */
function cleaned(typed: NewAddress): NewAddress {
  const memo = typed.network === internalNetwork ? '' : typed.memo.trim();
  return { ...typed, address: typed.address.trim(), memo };
}
