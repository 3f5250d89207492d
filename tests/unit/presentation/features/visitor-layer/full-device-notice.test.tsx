import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FullDeviceNotice } from '../../../../../src/presentation/features/visitor-layer/full-device-notice.view';
import { visitorLayerFeature } from '../../../../../src/presentation/features/visitor-layer/visitor-layer.feature';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { renderShell } from '../../shell/shell-fixture';

it('whoever sets something that the device has no room for is told, until they have read it', async () => {
  const room = new MemoryStorage();
  await renderShell({
    texts: visitorLayerFeature.texts,
    open: async () => ({ View: () => <FullDeviceNotice room={room} />, stores: {} }),
  });
  expect(screen.queryByText('Device storage is full')).toBeNull();
  act(() => room.full.set(true));
  expect(await screen.findByText('Device storage is full')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Device storage is full')).toBeNull();
});
