import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressVerdict, networkNames } from '../../../domain/wallet/addresses/address-check';
import { type BookedAddress, isSameRecipient, type NewAddress } from '../../../domain/wallet/address-book';
import { knowsMemos, memoProblem } from '../../../domain/wallet/addresses/memo';
import { internalNetwork } from '../../../domain/wallet/withdrawal';
import { Checkbox } from '../../kit/antd/choice';
import { Form, FormField, useForm, useWatch } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { Select } from '../../kit/antd/select';
import { LongTextField, TextField } from '../../kit/antd/text-field';
import { Button } from '../../kit/controls/button';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { ProblemText } from '../../kit/controls/problem-text';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useApp } from '../../runtime/app-context';
import { useMemoForm } from '../money-kit/use-memo-form';
import type { AddressBookStore } from './address-book.store';

interface NewAddressDialogProps {
  readonly store: AddressBookStore;
  readonly names: ReadonlyMap<string, string>;
  readonly listed: readonly BookedAddress[];
}

/** A name, a network and an address that is looked at before anybody is asked for codes. */
export const NewAddressDialog = observer(function NewAddressDialog({ store, names, listed }: NewAddressDialogProps) {
  const { t } = useTranslation(['addressBook', 'common']);
  const failureText = useFailureText();
  const memoForm = useMemoForm();
  const { session } = useApp();
  const [form] = useForm<Typed>();
  const [problem, setProblem] = useState<string>();
  const network = useWatch('network', form);
  const internal = network === internalNetwork;
  const memos = network !== undefined && knowsMemos(network);
  const without = useWatch('withoutMemo', form) === true;

  const add = async (typed: Typed): Promise<void> => {
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
  const memoJudged = async (): Promise<void> => {
    const recipient = cleaned(form.getFieldsValue(true));
    const wrong = memoProblem(recipient);
    if (wrong) throw new Error(wrong === 'missing' ? t('memo.missing') : memoForm(recipient.network));
  };
  // Both, so that either is found by typing.
  const nameOf = (short: string): string => [...new Set([names.get(short) ?? short, short])].join(' · ');
  return (
    <Modal title={t('add')} onClose={() => store.open(false)}>
      <Form
        form={form}
        initialValues={{ label: '', address: '', memo: '', withoutMemo: false }}
        onFinish={(typed) => void add(typed)}
      >
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
        <FormField
          name="memo"
          label={t('memo.label')}
          extra={t('memo.hint')}
          hidden={!memos}
          dependencies={['network', 'withoutMemo']}
          rules={[{ validator: memoJudged }]}
        >
          <TextField maxLength={64} disabled={without} />
        </FormField>
        <FormField name="withoutMemo" valuePropName="checked" hidden={!memos}>
          <Checkbox>{t('memo.without')}</Checkbox>
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

type Typed = Omit<NewAddress, 'withoutMemo'> & { readonly withoutMemo: boolean };

/** As it is sent: what was said of a memo counts where the network knows them. */
function cleaned({ withoutMemo, ...typed }: Typed): NewAddress {
  const address = { ...typed, address: typed.address.trim() };
  // Nothing is chosen at first.
  if (!knowsMemos(typed.network ?? '')) return { ...address, memo: '' };
  return withoutMemo ? { ...address, memo: '', withoutMemo } : { ...address, memo: typed.memo.trim() };
}
