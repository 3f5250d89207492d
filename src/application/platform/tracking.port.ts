import type { SentEvent, TrackingEvent } from '../../domain/platform/tracking';
import { token } from '../kernel/token';

/** Where use cases and pages say that something happened. What comes of it depends on what the person allowed. */
export interface TrackingPort {
  report(event: TrackingEvent): void;
}

export const TrackingPort = token<TrackingPort>('TrackingPort');

/** The tag manager and analytics. Nothing of them is loaded before the first report. */
export interface AnalyticsPort {
  report(event: SentEvent): void;
  /** Takes everything back that can be: scripts, queues, cookies. */
  stop(): void;
}

export const AnalyticsPort = token<AnalyticsPort>('AnalyticsPort');

export interface DeviceIdentityPort {
  /** The same for one device over visits, as far as a browser can tell; `undefined` where it cannot. */
  deviceId(): Promise<string | undefined>;
}

export const DeviceIdentityPort = token<DeviceIdentityPort>('DeviceIdentityPort');
