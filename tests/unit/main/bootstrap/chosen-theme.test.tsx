import { showChosenTheme } from '../../../../src/main/bootstrap/chosen-theme';

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  for (const name of ['theme', 'direction', 'palette', 'density', 'motion', 'text-size'])
    document.documentElement.removeAttribute(`data-${name}`);
});

test('nothing is changed for somebody who has chosen nothing', () => {
  showChosenTheme();
  expect({ ...dataset }).toEqual({});
});

test('a visitor’s choices are on the page before it is drawn', () => {
  localStorage.setItem('theme', 'light');
  localStorage.setItem(
    'preferences',
    JSON.stringify({
      'colours.direction': 'redUp',
      'colours.palette': 'blueOrange',
      density: 'compact',
      motion: 'reduced',
      textSize: 'large',
    }),
  );
  showChosenTheme();
  expect({ ...dataset }).toEqual({
    theme: 'light',
    direction: 'redUp',
    palette: 'blueOrange',
    density: 'compact',
    motion: 'reduced',
    textSize: 'large',
  });
});

test('those of the account win', () => {
  localStorage.setItem('theme', 'light');
  localStorage.setItem(
    'preferences.account',
    JSON.stringify({ userId: '7', choices: { theme: 'contrast', density: 'comfortable' } }),
  );
  showChosenTheme();
  expect({ ...dataset }).toEqual({ theme: 'contrast', density: 'comfortable' });
});

test.each(['{', '7', '{"choices":7}', '{"choices":{"theme":"purple","density":3}}'])(
  'what is stored may be nonsense: %s',
  (stored) => {
    localStorage.setItem('preferences', stored);
    localStorage.setItem('preferences.account', stored);
    showChosenTheme();
    expect({ ...dataset }).toEqual({});
  },
);
