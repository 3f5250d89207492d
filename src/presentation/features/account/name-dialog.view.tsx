import { Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isCoolName } from '../../../domain/social/cool-name';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/controls/dialog';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { useTranslatedErrors } from '../../kit/controls/use-translated-errors';
import type { AccountNamesStore, NameDialog as Asked } from './account-names.store';

/** As long as an alias may be. */
const longest = 32;

/** Asks for the name that the store waits for. */
export const NameDialog = observer(function NameDialog({ store }: { readonly store: AccountNamesStore }) {
  return store.dialog ? <NameForm key={store.dialog.kind} store={store} asked={store.dialog} /> : null;
});

const NameForm = observer(function NameForm({
  store,
  asked,
}: {
  readonly store: AccountNamesStore;
  readonly asked: Asked;
}) {
  const { t } = useTranslation(['account', 'common']);
  const failureText = useFailureText();
  const [form] = Form.useForm<{ name: string }>();
  useTranslatedErrors(form);
  const { failure } = store;
  const problem =
    failure === undefined
      ? undefined
      : failure.kind === 'duplicate'
        ? t('name.taken')
        : failure.kind === 'rateLimited' && asked.kind === 'coolName'
          ? t('name.tooSoon')
          : failureText(failure);
  const isPublic = asked.kind === 'coolName';
  return (
    <Dialog title={t(`name.title.${asked.kind}`)} onClose={() => store.close()}>
      <DialogText>{t(`name.text.${asked.kind}`)}</DialogText>
      <Form
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={{ name: asked.kind === 'open' ? '' : asked.name }}
        onFinish={({ name }) => void store.submit(name.trim())}
      >
        <Form.Item
          name="name"
          label={t('name.label')}
          {...(problem === undefined
            ? {}
            : { validateStatus: 'error' as const, help: <span role="alert">{problem}</span> })}
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
          <Input size="large" autoFocus autoComplete="off" spellCheck={false} />
        </Form.Item>
        <DialogActions>
          <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={store.busy}>
            {t(asked.kind === 'open' ? 'subs.open' : 'common:action.save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
});
