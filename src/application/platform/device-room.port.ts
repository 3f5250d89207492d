import type { ObservableValue } from '../kernel/observable-value';
import { token } from '../kernel/token';

/** Whether this device has room for what is kept on it alone (alerts, limits, drawings, workspaces, keys…). */
export interface DeviceRoomPort {
  /** Something was not kept since the page was loaded, because there was no room for it. Blocked storage is not full. */
  readonly full: ObservableValue<boolean>;
}

export const DeviceRoomPort = token<DeviceRoomPort>('DeviceRoomPort');
