import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import AntdRoot from '../../../kit/antd/antd-root';
import { Tour } from '../../../kit/antd/tour';
import { view } from '../../../runtime/feature';
import { paths } from '../../../runtime/paths';
import { useCommandOverlay } from '../../commands/command-overlay';
import { tourStops, type TourStop } from './tour-stops';

/** Leads through the terminal; from another page it goes there first. */
function TerminalTour() {
  const { t } = useTranslation('terminalTour');
  const overlay = useCommandOverlay();
  const navigate = useNavigate();
  const elsewhere = !useLocation().pathname.startsWith(paths.trade);
  const [stops, setStops] = useState<readonly TourStop[]>();

  useEffect(() => {
    if (elsewhere) void navigate(paths.trade);
  }, [elsewhere, navigate]);
  useEffect(() => {
    // The terminal may still be on its way.
    const look = (): boolean => {
      const found = tourStops();
      if (!found.some(({ name }) => name === 'chart')) return false;
      setStops(found);
      observer.disconnect();
      return true;
    };
    const observer = new MutationObserver(look);
    if (!look()) observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  if (!stops) return null;
  return (
    <AntdRoot>
      <Tour
        label={t('title')}
        words={{ next: t('next'), previous: t('previous'), finish: t('finish') }}
        steps={stops.map(({ name, element }) => ({
          title: t(`step.${name}.name`),
          text: t(`step.${name}.text`),
          element,
        }))}
        onClose={overlay.close}
      />
    </AntdRoot>
  );
}

export default view(TerminalTour, {});
