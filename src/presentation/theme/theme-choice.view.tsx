import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useShell } from '../kernel/shell-context';
import { ChoiceList } from '../ui/choice-list';
import type { IconName } from '../ui/icon';
import { type ThemeChoice as Choice, themeChoices } from './theme';

export const themeIcons: Readonly<Record<Choice, IconName>> = {
  dark: 'moon',
  light: 'sun',
  contrast: 'contrast',
  system: 'device',
};

export const ThemeChoice = observer(function ThemeChoice({ onChosen }: { readonly onChosen?: () => void }) {
  const { theme } = useShell();
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
