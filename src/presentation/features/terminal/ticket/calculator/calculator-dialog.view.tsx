import { useTranslation } from 'react-i18next';
import { Part } from '../../../../runtime/part';
import { useFailureText } from '../../../../kit/formats/use-failure-text';
import { Dialog } from '../../../../kit/controls/dialog';
import { Skeleton } from '../../../../kit/controls/skeleton';
import { CalculatorClose } from './calculator-close';
import { positionCalculatorFeature } from './position-calculator.feature';

/** The calculator, over the page. */
export function CalculatorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('ticket');
  const failureText = useFailureText();
  return (
    <Dialog wide title={t('calculator.title')} onClose={onClose}>
      <CalculatorClose value={onClose}>
        <Part
          feature={positionCalculatorFeature}
          waiting={<Skeleton height={380} />}
          failed={<p role="alert">{failureText({ kind: 'offline' })}</p>}
        />
      </CalculatorClose>
    </Dialog>
  );
}
