import type { AppRoute } from '../../../runtime/route';

/** The candles in the picture as tones; only once somebody asks for them. */
export const chartListeningPart: AppRoute = {
  path: 'chart: listening',
  namespaces: ['chart'],
  adapters: ['tones'],
  load: async () => (await import('./chart-listening.wiring')).chartListening,
};
