import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { SettingRow } from '../account-kit/setting-row';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import type { LinkedAccountsStore } from './linked-accounts.store';

/** An account of X: its page shows a code, which is entered here. */
export const LinkedX = observer(function LinkedX({ store }: { readonly store: LinkedAccountsStore }) {
  const { t } = useTranslation('settings');
  const profile = useMemo(() => store.queries.publicProfile(), [store]);
  const state = useResource(profile);
  const begin = async (): Promise<void> => {
    // Opened by the press itself, or else the browser would take it for a pop-up that nobody wants.
    const tab = window.open('', '_blank');
    const url = await store.beginX();
    if (!tab) return;
    if (url === undefined) {
      tab.close();
      return;
    }
    tab.opener = null;
    tab.location.href = url;
  };
  return (
    <>
      <DataBlock state={state} onRetry={() => void profile.refresh()} skeleton={<Skeleton height={80} />}>
        {({ twitter }) => (
          <>
            <SettingRow
              title={t('x.title')}
              state={
                twitter !== undefined ? (
                  <Mark tone="good">{t('linked.bound')}</Mark>
                ) : (
                  <Mark tone="neutral">{t('linked.none')}</Mark>
                )
              }
              text={twitter === undefined ? t('x.text') : `@${twitter}`}
            >
              {twitter !== undefined ? (
                <Button size="small" busy={store.acting === 'unbindX'} onClick={() => void store.unbindX()}>
                  {t('x.unbind')}
                </Button>
              ) : (
                <Button size="small" busy={store.acting === 'beginX'} onClick={() => void begin()}>
                  {t('x.bind')}
                </Button>
              )}
            </SettingRow>
            {twitter === undefined ? null : <PictureOfX key={twitter} store={store} />}
          </>
        )}
      </DataBlock>
      {store.awaitingX ? <CodeOfX store={store} /> : null}
    </>
  );
});

/** Whose picture X lent, and taking it away; nothing where there is none. */
const PictureOfX = observer(function PictureOfX({ store }: { readonly store: LinkedAccountsStore }) {
  const { t } = useTranslation('settings');
  const bound = known(useResource(useMemo(() => store.queries.boundX(), [store])));
  if (bound?.imageUrl === undefined) return null;
  return (
    <SettingRow title={t('x.image')} text={bound.name}>
      <Button size="small" busy={store.acting === 'removePicture'} onClick={() => void store.removePicture()}>
        {t('x.removeImage')}
      </Button>
    </SettingRow>
  );
});

const CodeOfX = observer(function CodeOfX({ store }: { readonly store: LinkedAccountsStore }) {
  const { t } = useTranslation(['settings', 'common']);
  const failureText = useFailureText();
  const [form] = useForm<{ code: string }>();
  const { failureOfX: failure } = store;
  const problem =
    failure === undefined
      ? undefined
      : failure.kind === 'invalid'
        ? t('x.wrong')
        : failure.kind === 'duplicate'
          ? t('linked.taken')
          : failureText(failure);
  return (
    <Modal title={t('x.codeTitle')} onClose={() => store.leaveX()}>
      <DialogText>{t('x.codeText')}</DialogText>
      <Form form={form} onFinish={({ code }) => void store.bindX(code.trim())}>
        <FormField
          name="code"
          label={t('x.code')}
          problem={problem}
          rules={[{ required: true, whitespace: true, message: t('x.codeMissing') }]}
        >
          <TextField autoFocus autoComplete="off" spellCheck={false} />
        </FormField>
        <DialogActions>
          <Button onClick={() => store.leaveX()}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={store.acting === 'bindX'}>
            {t('x.link')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});
