import { Clock } from '../../../application/kernel/clock.port';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { SecurityPort } from '../../../application/security/security.port';
import { StepUpStore } from './step-up.store';

/** Named by every page whose acts need a proof; its routes load the adapter group `security`. */
export const stepUpModule = defineModule('step-up', [provideClass(StepUpStore, SecurityPort, Clock)]);
