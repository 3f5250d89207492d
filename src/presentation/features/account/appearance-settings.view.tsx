import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import {
  colourDirections,
  densities,
  motions,
  palettes,
  textSizes,
  themeChoices,
} from '../../../domain/platform/preferences';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { ChangeText } from '../../kit/controls/change-text';
import { ChoiceRow } from './preference-controls.view';
import styles from './settings.module.css';

/** Colours, sizes and movement. */
export const AppearanceSettings = observer(function AppearanceSettings() {
  const { preferences } = useApp();
  const palette = preferences.values['colours.palette'];
  const { t } = useTranslation(['settings', 'common']);
  return (
    <Section anchor="appearance" title={t('look.title')}>
      <ChoiceRow
        title={t('common:theme.label')}
        name="theme"
        choices={themeChoices.map((value) => ({ value, label: t(`common:theme.${value}`) }))}
      />
      <ChoiceRow
        title={t('look.direction')}
        text={
          <span className={styles.sample}>
            <ChangeText value={2.41} /> <ChangeText value={-1.07} />
          </span>
        }
        name="colours.direction"
        choices={colourDirections.map((value) => ({ value, label: t(`look.directions.${palette}.${value}`) }))}
      />
      <ChoiceRow
        title={t('look.palette')}
        text={t('look.paletteText')}
        name="colours.palette"
        choices={palettes.map((value) => ({ value, label: t(`look.palettes.${value}`) }))}
      />
      <ChoiceRow
        title={t('look.textSize')}
        text={t('look.textSizeText')}
        name="textSize"
        choices={textSizes.map((value) => ({ value, label: t(`look.textSizes.${value}`) }))}
      />
      <ChoiceRow
        title={t('look.density')}
        text={t('look.densityText')}
        name="density"
        choices={densities.map((value) => ({ value, label: t(`look.densities.${value}`) }))}
      />
      <ChoiceRow
        title={t('look.motion')}
        text={t('look.motionText')}
        name="motion"
        choices={motions.map((value) => ({ value, label: t(`look.motions.${value}`) }))}
      />
    </Section>
  );
});
