import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isPortfolioLinkName,
  portfolioLinkDays,
  portfolioLinkNameLength,
  type PortfolioLinkDays,
} from '../../../domain/account/portfolio-link';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { ProblemText } from '../../kit/controls/problem-text';
import { Segmented } from '../../kit/controls/segmented';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useApp } from '../../runtime/app-context';
import styles from './portfolio-links.module.css';
import type { PortfolioLinksStore } from './portfolio-links.store';

/** A new link, from its name to the one time that it is seen: one dialog, so that the keyboard stays where it is. */
export const LinkDialog = observer(function LinkDialog({ store }: { readonly store: PortfolioLinksStore }) {
  const { t } = useTranslation('portfolioLinks');
  const { made } = store;
  return (
    <Modal title={t(made === undefined ? 'create' : 'made')} onClose={store.close}>
      {made === undefined ? <NewLink store={store} /> : <MadeLink token={made} onClose={store.close} />}
    </Modal>
  );
});

const NewLink = observer(function NewLink({ store }: { readonly store: PortfolioLinksStore }) {
  const { t } = useTranslation(['portfolioLinks', 'common']);
  const failureText = useFailureText();
  const [form] = useForm<{ readonly name: string }>();
  const [days, setDays] = useState<PortfolioLinkDays>(7);
  const { busy, failure } = store.request;
  return (
    <>
      <DialogText>{t('text')}</DialogText>
      <Form form={form} initialValues={{ name: '' }} onFinish={({ name }) => void store.create(name, days)}>
        <FormField
          name="name"
          label={t('name')}
          extra={t('nameHint')}
          rules={[
            {
              validator: async (_, name: string) => {
                if (!isPortfolioLinkName(name)) throw new Error(t('nameMissing'));
              },
            },
          ]}
        >
          <TextField maxLength={portfolioLinkNameLength} autoComplete="off" autoFocus />
        </FormField>
        <div className={styles.expiry}>
          <span>{t('expiry')}</span>
          <Segmented
            label={t('expiry')}
            value={String(days)}
            options={portfolioLinkDays.map((each) => ({ value: String(each), label: t('days', { count: each }) }))}
            onChange={(value) => setDays(Number(value) as PortfolioLinkDays)}
          />
        </div>
        <ProblemText>{failure ? (failure.kind === 'invalid' ? t('tooMany') : failureText(failure)) : null}</ProblemText>
        <DialogActions>
          <Button onClick={store.close}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('create')}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
});

/** The one time that the link is seen: the exchange keeps no more than a digest of it. */
function MadeLink({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const { t } = useTranslation('portfolioLinks');
  const { paths } = useApp();
  // It begins with copying: closing it loses the link.
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.querySelector('button')?.focus(), []);
  const address = `${location.origin}${paths.sharedPortfolio}#${token}`;
  return (
    <>
      <DialogText>{t('once')}</DialogText>
      <p ref={line} className={styles.address}>
        <code>{address}</code>
        <CopyButton text={address} label={t('copy')} />
      </p>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogActions>
    </>
  );
}
