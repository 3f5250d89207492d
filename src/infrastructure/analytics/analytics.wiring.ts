import { defineModule, provide } from '../../application/kernel/provider';
import { AnalyticsPort, DeviceIdentityPort } from '../../application/platform/tracking.port';
import { DeferredAnalyticsAdapter } from './deferred-analytics.adapter';
import { FingerprintDeviceAdapter } from './fingerprint-device.adapter';

export const analyticsModule = defineModule('analytics', [
  provide(AnalyticsPort, DeferredAnalyticsAdapter),
  provide(DeviceIdentityPort, FingerprintDeviceAdapter),
]);
