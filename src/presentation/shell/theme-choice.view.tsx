import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useApp } from '../runtime/app-context';
import { ChoiceList } from '../kit/controls/choice-list';
import type { IconName } from '../kit/controls/icon';
import { type ThemeChoice as Choice, themeChoices } from '../kit/theme/theme';

export const themeIcons: Readonly<Record<Choice, IconName>> = {
  dark: 'moon',
  light: 'sun',
  contrast: 'contrast',
  system: 'device',
};

export const ThemeChoice = observer(function ThemeChoice({ onChosen }: { readonly onChosen?: () => void }) {
  const { theme } = useApp();
  const { t } = useTranslation('common');
  return (
    <ChoiceList
      label={t('theme.label')}
      choices={themeChoices.map((value) => ({ value, name: t(`theme.${value}`), icon: themeIcons[value] }))}
      chosen={theme.choice}
      onChoose={(choice) => {
        theme.choose(choice);
        onChosen?.();
      }}
    />
  );
});
