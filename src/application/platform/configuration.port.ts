import type { ExchangeConfiguration, ServiceState } from '../../domain/platform/exchange-configuration';
import type { Instant } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** How the exchange is set up, and whether it works (specification 7, protocol 2.2, 2.5). */
export interface ConfigurationPort {
  /** Of one tenant, or of the exchange's own; `invalid` for an unknown one. */
  configuration(tenant?: string): Outcome<ExchangeConfiguration>;
  serviceState(): Outcome<ServiceState>;
  /** @returns the host's time. */
  ping(): Outcome<Instant>;
  /** Whether market data is served. */
  marketDataServed(): Outcome<boolean>;
}

export const ConfigurationPort = token<ConfigurationPort>('ConfigurationPort');
