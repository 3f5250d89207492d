import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { view } from '../../runtime/feature';
import { Checklist } from './checklist.view';
import { FirstStepsStore } from './first-steps.store';

/** The checklist where it stands open; nothing once it was put away. */
const FirstStepsList = observer(function FirstStepsList({
  stores: { steps },
}: {
  readonly stores: { readonly steps: FirstStepsStore };
}) {
  useEffect(() => steps.start(), [steps]);
  return steps.shown ? <Checklist steps={steps} /> : null;
});

export default view(FirstStepsList, { steps: FirstStepsStore });
