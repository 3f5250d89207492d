import { defineModule, provideBy, provideClass } from '../kernel/provider';
import { Session } from '../session/session';
import { SessionTokenPort } from '../session/session-token.port';
import { Environment } from './environment';
import { TranslationsPort } from './language.port';
import { LocalStoragePort } from './local-storage.port';
import { Tracking } from './tracking';
import { TrackingChoice } from './tracking-choice';
import { AnalyticsPort, DeviceIdentityPort, TrackingPort } from './tracking.port';

export const trackingModule = defineModule('application/tracking', [
  provideClass(TrackingChoice, LocalStoragePort, Environment),
  provideClass(
    Tracking,
    TrackingChoice,
    AnalyticsPort,
    DeviceIdentityPort,
    Session,
    SessionTokenPort,
    TranslationsPort,
  ),
  provideBy(TrackingPort, (tracking: Tracking) => tracking, Tracking),
]);
