import { antdTheme } from '../../../../../src/presentation/kit/antd/antd-theme';

test('buttons that antd draws itself, those of the tour, look like the product’s own', () => {
  const { Button } = antdTheme('dark').components ?? {};
  expect(Button).toMatchObject({ fontWeight: 600, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' });
});
