import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  type AccountObstacleKind,
  accountObstacleKinds,
  type AccountStanding,
} from '../../../domain/security/account-standing';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Icon } from '../../kit/controls/icon';
import { Checkbox } from '../../kit/antd/choice';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import type { AccountClosureStore } from './account-closure.store';
import { RequestProblem } from './request-problem.view';
import styles from './close-account-dialog.module.css';

interface CloseAccountDialogProps {
  readonly store: AccountClosureStore;
  readonly standing: AccountStanding;
}

/** What has to end first; or, when nothing has, what is lost and a word that nobody types by mistake. */
export const CloseAccountDialog = observer(function CloseAccountDialog({ store, standing }: CloseAccountDialogProps) {
  const { t } = useTranslation('security');
  return (
    <Modal title={t('closure.close.ask')} onClose={() => store.leave()}>
      {standing.obstacles.length > 0 ? (
        <Obstacles store={store} standing={standing} />
      ) : (
        <Farewell store={store} standing={standing} />
      )}
    </Modal>
  );
});

const Obstacles = observer(function Obstacles({ store, standing }: CloseAccountDialogProps) {
  const { t } = useTranslation(['security', 'common']);
  const { paths, switches } = useApp();
  const ways: Readonly<Partial<Record<AccountObstacleKind, string>>> = {
    ORDERS: paths.accountOrders,
    POSITIONS: paths.trade,
    COPIES: paths.socialTrading,
    STRATEGIES: paths.leading,
    DEBTS: paths.spotMargin,
    EARN: paths.earn,
    STAKING: paths.staking,
    STAKING_REWARDS: paths.staking,
    MOVEMENTS: paths.inWallet('movements'),
  };
  return (
    <>
      <DialogText>{t('closure.obstacles')}</DialogText>
      <ul className={styles.obstacles}>
        {standing.obstacles.map(({ kind, count, inSubAccounts }) => {
          const known = accountObstacleKinds.find((each) => each === kind);
          const way = known && ways[known];
          return (
            <li key={kind}>
              <Icon name="warning" size={18} />
              <span>
                {t(`closure.obstacle.${known ?? 'other'}`, { count })}
                {inSubAccounts === undefined ? null : ` (${t('closure.inSubAccounts', { amount: inSubAccounts })})`}
              </span>
              {way !== undefined && switches.leads(way) ? <Link to={way}>{t('closure.goThere')}</Link> : null}
            </li>
          );
        })}
      </ul>
      <DialogActions>
        <Button autoFocus onClick={() => store.leave()}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </>
  );
});

const Farewell = observer(function Farewell({ store, standing }: CloseAccountDialogProps) {
  const { t } = useTranslation(['security', 'common']);
  const format = useFormat();
  const [form] = useForm<{ readonly word: string; readonly giveUp?: boolean }>();
  const { busy, failure } = store.request;
  const {
    rest: { assets, value },
    approverOf,
  } = standing;
  const word = t('closure.close.word');
  return (
    <Form
      form={form}
      initialValues={{ word: '', giveUp: false }}
      onFinish={({ giveUp = false }) => void store.close(giveUp)}
    >
      <ul className={styles.consequences}>
        {(['sessions', 'keys', 'subAccounts', 'history', 'noReturn'] as const).map((each) => (
          <li key={each}>{t(`closure.consequence.${each}`)}</li>
        ))}
        {approverOf > 0 ? <li>{t('closure.consequence.approver', { count: approverOf })}</li> : null}
      </ul>
      {assets > 0 ? (
        <FormField
          name="giveUp"
          valuePropName="checked"
          rules={[
            {
              validator: async (_rule, given: boolean | undefined) => {
                if (!given) throw new Error(t('closure.restMissing'));
              },
            },
          ]}
        >
          <Checkbox>{t('closure.rest', { count: assets, value: format.decimal(value, 2, 'up') })}</Checkbox>
        </FormField>
      ) : null}
      <FormField
        name="word"
        label={t('closure.typeWord', { word })}
        rules={[
          {
            validator: async (_rule, typed: string | undefined) => {
              if (typed?.trim().toLocaleLowerCase() !== word.toLocaleLowerCase())
                throw new Error(t('closure.wordWrong', { word }));
            },
          },
        ]}
      >
        <TextField autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus />
      </FormField>
      <RequestProblem failure={failure} words={failure?.kind === 'rejected' ? t('closure.refused') : undefined} />
      <DialogActions>
        <Button onClick={() => store.leave()}>{t('common:action.cancel')}</Button>
        <Button type="submit" variant="primary" className={styles.danger} busy={busy}>
          {t('closure.close.start')}
        </Button>
      </DialogActions>
    </Form>
  );
});
