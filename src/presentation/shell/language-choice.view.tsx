import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { languageCodes, languages } from '../../domain/platform/language';
import { useApp } from '../runtime/app-context';
import { ChoiceList } from '../kit/controls/choice-list';

const choices = languageCodes.map((code) => ({
  value: code,
  name: languages[code].name,
  lang: languages[code].regionalTag,
}));

/** Every supported language by its own name. */
export const LanguageChoice = observer(function LanguageChoice({ onChosen }: { readonly onChosen?: () => void }) {
  const { language } = useApp();
  const { t } = useTranslation('common');
  return (
    <ChoiceList
      label={t('language.label')}
      choices={choices}
      chosen={language.code}
      onChoose={(code) => {
        void language.choose(code);
        onChosen?.();
      }}
    />
  );
});
