import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { TextField } from '../../kit/antd/text-field';
import { Alert } from '../../kit/antd/alert';
import { ButtonLink } from '../../kit/controls/button-link';
import { Segmented } from '../../kit/controls/segmented';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { NewAddressField } from './new-address-field.view';
import { Labelled } from '../money-kit/labelled-field.view';
import { recipientKinds } from './recipient.store';
import { SavedAddressField } from './saved-address-field.view';
import styles from './withdraw.module.css';
import type { WithdrawStore } from './withdraw.store';

/** To whom: an address, an entry of the address book, or another person of the exchange. */
export const RecipientField = observer(function RecipientField({ store }: { readonly store: WithdrawStore }) {
  const { t } = useTranslation('withdraw');
  const format = useFormat();
  const { recipient, tried } = store;
  const { kind, book, problem } = recipient;
  const names = known(useResource(useMemo(() => store.chains.networkNames(), [store])));
  return (
    <div className={styles.steps}>
      {book?.listedOnly ? (
        <Alert
          title={t('listedOnly.title')}
          text={
            book.listedOnlyUntil === undefined
              ? t('listedOnly.text')
              : t('listedOnly.until', { until: format.dateTime(book.listedOnlyUntil) })
          }
          action={<AddressBookLink />}
        />
      ) : (
        <div className={styles.between}>
          <Segmented
            label={t('recipient.title')}
            value={kind}
            size="small"
            options={recipientKinds.map((value) => ({ value, label: t(`recipient.${value}`) }))}
            onChange={(chosen) => recipient.choose(chosen)}
          />
          <AddressBookLink />
        </div>
      )}
      {kind === 'new' ? <NewAddressField store={recipient} tried={tried} names={names} /> : null}
      {kind === 'saved' ? <SavedAddressField store={recipient} tried={tried} /> : null}
      {kind === 'user' ? (
        <Labelled
          label={t('user.label')}
          hint={t('user.hint')}
          // One's own and nobody's are refused at once; what is still typed is not.
          problem={
            problem?.field === 'user' && (tried || problem.kind !== 'missing') ? t(`user.${problem.kind}`) : undefined
          }
        >
          {(field) => (
            <TextField
              {...field}
              inputMode="numeric"
              value={recipient.userId}
              onChange={({ target }) => recipient.set({ userId: target.value })}
            />
          )}
        </Labelled>
      ) : null}
    </div>
  );
});

function AddressBookLink() {
  const { t } = useTranslation('withdraw');
  return (
    <ButtonLink to="?addresses" size="small" variant="link">
      {t('manage')}
    </ButtonLink>
  );
}
