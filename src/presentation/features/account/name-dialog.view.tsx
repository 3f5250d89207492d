import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OverviewQueries } from '../../../application/account/overview.queries';
import { known } from '../../../application/kernel/resource';
import { isCoolName } from '../../../domain/social/cool-name';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import styles from './name-dialog.module.css';
import type { AccountNamesStore, NameDialog as Asked } from './account-names.store';

/** As long as an alias may be. */
const longest = 32;

interface NameDialogProps {
  readonly store: AccountNamesStore;
  readonly overview: OverviewQueries;
}

/** Asks for the name that the store waits for. */
export const NameDialog = observer(function NameDialog({ store, overview }: NameDialogProps) {
  const { dialog } = store;
  if (!dialog) return null;
  return dialog.kind === 'coolName' ? (
    <PublicNameForm store={store} overview={overview} asked={dialog} />
  ) : (
    <NameForm key={dialog.kind} store={store} asked={dialog} />
  );
});

/** A public name stays for a while: until when is said before anything is typed. */
function PublicNameForm({ store, overview, asked }: NameDialogProps & { readonly asked: Asked }) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const name = useMemo(() => overview.coolName(), [overview]);
  const next = known(useResource(name))?.nextChangeAt;
  return (
    <NameForm
      store={store}
      asked={asked}
      notYet={next === undefined ? undefined : t('name.next', { at: format.dateTime(next) })}
    />
  );
}

const NameForm = observer(function NameForm({
  store,
  asked,
  notYet,
}: {
  readonly store: AccountNamesStore;
  readonly asked: Asked;
  /** Why it cannot be changed now. */
  readonly notYet?: string | undefined;
}) {
  const { t } = useTranslation(['account', 'common']);
  const failureText = useFailureText();
  const [form] = useForm<{ name: string }>();
  const { failure } = store;
  const isPublic = asked.kind === 'coolName';
  const problem =
    failure === undefined
      ? undefined
      : failure.kind === 'notFound' && isPublic
        ? t('name.noX')
        : failure.kind === 'duplicate'
          ? t('name.taken')
          : failure.kind === 'rateLimited' && asked.kind === 'coolName'
            ? t('name.tooSoon')
            : failureText(failure);
  return (
    <Modal title={t(`name.title.${asked.kind}`)} onClose={() => store.close()}>
      <DialogText>{notYet ?? t(`name.text.${asked.kind}`)}</DialogText>
      <Form
        form={form}
        initialValues={{ name: asked.kind === 'open' ? '' : asked.name }}
        onValuesChange={store.retype}
        onFinish={({ name }) => void store.submit(name.trim())}
      >
        <FormField
          name="name"
          label={t('name.label')}
          problem={problem}
          rules={[
            {
              validator: async (_rule, typed: string) => {
                const name = typed.trim();
                if (isPublic ? !isCoolName(name) : name === '' || [...name].length > longest)
                  throw new Error(t(isPublic ? 'name.form.public' : 'name.form.alias', { limit: longest }));
              },
            },
          ]}
        >
          <TextField autoFocus autoComplete="off" spellCheck={false} disabled={notYet !== undefined} />
        </FormField>
        {isPublic ? (
          <p className={styles.ways}>
            {(['random', 'twitter'] as const).map((way) => (
              <Button
                key={way}
                size="small"
                disabled={store.busy || notYet !== undefined}
                onClick={() => void store.take(way)}
              >
                {t(`name.take.${way}`)}
              </Button>
            ))}
          </p>
        ) : null}
        <DialogActions>
          <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={store.busy} disabled={notYet !== undefined}>
            {t(asked.kind === 'open' ? 'subs.open' : 'common:action.save')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});
