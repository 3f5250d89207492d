import type { ReactNode } from 'react';
import { Part } from '../../../../runtime/part';
import { ShareContext, type SharedResult } from './shared-result';
import { shareFeature } from './share.feature';

/** Opens the dialog that makes a picture of a result. */
export function ShareResult({ result, onClose, waiting }: SharedResult & { readonly waiting?: ReactNode }) {
  return (
    <ShareContext value={{ result, onClose }}>
      <Part feature={shareFeature} waiting={waiting} />
    </ShareContext>
  );
}
