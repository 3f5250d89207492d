import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import {
  isPagePhrase,
  pagePhraseLength,
  type PagePicture as Name,
  pagePictures,
} from '../../../domain/security/page-mark';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import { Button } from '../../kit/controls/button';
import { PlainButton } from '../../kit/controls/plain-button';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { PagePicture } from '../session/page-picture';
import styles from './page-mark.module.css';
import type { PageMarkStore } from './page-mark.store';
import { RequestProblem } from './request-problem.view';

interface Fields {
  readonly picture: Name | undefined;
  readonly phrase: string;
}

/** Choosing a picture of those that the product draws, and a phrase. */
export const PageMarkDialog = observer(function PageMarkDialog({ store }: { readonly store: PageMarkStore }) {
  const { t } = useTranslation(['security', 'common']);
  const [form] = useForm<Fields>();
  const { failure, busy } = store.request;
  const lengths = { ...pagePhraseLength };
  const save = ({ picture, phrase }: Fields) => {
    if (picture) void store.set({ picture, phrase: phrase.trim() });
  };
  return (
    <Modal title={t('pageMark.row')} onClose={store.close}>
      <Form form={form} initialValues={{ picture: undefined, phrase: '' }} onFinish={save}>
        <FormField
          name="picture"
          label={t('pageMark.picture')}
          rules={[{ required: true, message: t('pageMark.pick') }]}
        >
          <Pictures />
        </FormField>
        <FormField
          name="phrase"
          label={t('pageMark.phrase')}
          extra={t('pageMark.rule')}
          rules={[
            {
              validator: (_rule, typed: string) =>
                isPagePhrase(typed) ? Promise.resolve() : Promise.reject(new Error(t('pageMark.wrong', lengths))),
            },
          ]}
        >
          <TextField maxLength={pagePhraseLength.to} />
        </FormField>
        <RequestProblem failure={failure} />
        <DialogActions>
          <Button onClick={store.close}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('pageMark.save')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});

interface PicturesProps {
  readonly value?: Name | undefined;
  readonly onChange?: (name: Name) => void;
}

/** As the form hands value and change to its field. */
function Pictures({ value, onChange }: PicturesProps) {
  const { t } = useTranslation('security');
  return (
    <div className={styles.pictures} role="group" aria-label={t('pageMark.picture')}>
      {pagePictures.map((name) => (
        <PlainButton
          key={name}
          className={styles.picture}
          aria-pressed={value === name}
          onClick={() => onChange?.(name)}
        >
          <PagePicture name={name} size={32} />
        </PlainButton>
      ))}
    </div>
  );
}
