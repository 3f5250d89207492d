import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKey, ApiKeyPermission } from '../../../domain/security/api-key';
import { needsAddresses } from '../../../domain/security/api-key-rules';
import { ipEntries, plainIpList } from '../../../domain/security/ip-list';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Form } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import type { ApiKeysStore } from './api-keys.store';
import styles from './credentials.module.css';
import { IpListField } from './ip-list-field.view';

interface EditAddressesDialogProps {
  readonly store: ApiKeysStore;
  readonly edited: ApiKey;
  readonly onClose: () => void;
}

/** Stays open, with what was typed, until the addresses are changed. */
export const EditAddressesDialog = observer(function EditAddressesDialog({
  store,
  edited,
  onClose,
}: EditAddressesDialogProps) {
  const { t } = useTranslation(['credentials', 'common']);
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  const permissions = edited.permissions.filter((each): each is ApiKeyPermission => each !== 'other');

  const save = async (typed: string): Promise<void> => {
    setProblem(undefined);
    const changed = await store.setIpList(edited, plainIpList(ipEntries(typed)));
    if (changed.ok) onClose();
    else if (changed.error.kind !== 'cancelled') setProblem(failureText(changed.error));
  };
  return (
    <Modal title={t('edit.title', { name: edited.name })} onClose={onClose}>
      <DialogText>{t(needsAddresses(permissions) ? 'addresses.whyWithdraw' : 'addresses.why')}</DialogText>
      <Form
        initialValues={{ ipList: edited.ipList.join('\n') }}
        onFinish={({ ipList }: { ipList: string }) => void save(ipList)}
      >
        <IpListField name="ipList" store={store} required={needsAddresses(permissions)} />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <DialogActions>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={store.busy}>
            {t('common:action.save')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});
