import { Log } from '../../application/kernel/log.port';
import { defineModule, provide } from '../../application/kernel/provider';
import { Environment } from '../../application/platform/environment';
import { AnalyticsPort, DeviceIdentityPort } from '../../application/platform/tracking.port';
import { DeferredAnalyticsAdapter } from './deferred-analytics.adapter';
import { FingerprintDeviceAdapter } from './fingerprint-device.adapter';

export const analyticsModule = defineModule('analytics', [
  provide(AnalyticsPort, DeferredAnalyticsAdapter, Environment, Log),
  provide(DeviceIdentityPort, FingerprintDeviceAdapter, Log),
]);
