import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Modal } from '../../kit/antd/modal';

interface EmailFirstProps {
  /** Where the address is added on this very page; elsewhere a link leads there. */
  readonly onAdd?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** In place of what somebody without an address could not confirm at its end. */
export function EmailFirst({ onAdd, onClose }: EmailFirstProps) {
  const { t } = useTranslation(['accountKit', 'common']);
  const { paths } = useApp();
  const add = t('emailFirst.action');
  return (
    <Modal title={t('emailFirst.title')} onClose={onClose}>
      <DialogText>{t('emailFirst.text')}</DialogText>
      <DialogActions>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        {onAdd ? (
          <Button
            variant="primary"
            autoFocus
            onClick={() => {
              onClose();
              onAdd();
            }}
          >
            {add}
          </Button>
        ) : (
          <ButtonLink to={`${paths.accountSecurity}#email-address`} variant="primary" onClick={onClose}>
            {add}
          </ButtonLink>
        )}
      </DialogActions>
    </Modal>
  );
}
