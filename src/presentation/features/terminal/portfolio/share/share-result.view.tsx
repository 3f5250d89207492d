import type { ReactNode } from 'react';
import { Part } from '../../../../runtime/part';
import { sharePart } from './share.part';
import { ShareContext, type SharedResult } from './shared-result';

/** Opens the dialog that makes a picture of a result. */
export function ShareResult({ result, onClose, waiting }: SharedResult & { readonly waiting?: ReactNode }) {
  return (
    <ShareContext value={{ result, onClose }}>
      <Part route={sharePart} waiting={waiting} />
    </ShareContext>
  );
}
