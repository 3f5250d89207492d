import type { AppRoute } from '../app/route';
import { contractDeskPart } from './desk/contract-desk.part';

/** What of the terminal is loaded once it is shown; each is part of the graph that the wiring test walks. */
export const tradeParts: readonly AppRoute[] = [contractDeskPart];
