import { knownScripts } from '../../../../src/main/bootstrap/known-scripts';
import { distrustText } from '../../../../src/main/bootstrap/trusted-types';
import { fakeEnvironment } from '../../../fakes/fakes-assembly';

type Rules = Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>>;

const analytics = {
  tagManagerId: 'GTM-1',
  tagManagerScript: 'https://tags.example.com/gtm.js',
  measurementId: 'G-1',
  measurementScript: 'https://tags.example.com/gtag.js',
  reportsTo: [],
};
const firebase = { ...fakeEnvironment.firebase, emulatorUrl: undefined };

/** The rules that the page would give to the browser. */
function rulesFor(environment: Parameters<typeof knownScripts>[0]): Rules {
  let made: Rules | undefined;
  Object.defineProperty(window, 'trustedTypes', {
    value: { createPolicy: (_: string, rules: Rules) => (made = rules) },
    configurable: true,
  });
  distrustText(knownScripts(environment));
  Reflect.deleteProperty(window, 'trustedTypes');
  return made!;
}

const production = rulesFor({ firebase, analytics });
const embedded = rulesFor({ firebase: { ...firebase, emulatorUrl: 'http://localhost:8702' } });

test('text that is no markup may be written, as the component library does with style sheets', () => {
  expect(production.createHTML('.button { color: red }')).toBe('.button { color: red }');
  expect(() => production.createHTML('<img src=x onerror=alert(1)>')).toThrow(TypeError);
});

test('text is never run', () => {
  expect(() => production.createScript('1 + 1')).toThrow(TypeError);
});

test.each([
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/js/api.js?onload=__iframefcb482',
  'https://accounts.google.com/gsi/client',
  'https://accounts.google.com/gsi/client?hl=zh-TW',
  'https://www.google.com/recaptcha/api.js?onload=__rcb12&render=explicit&hl=en',
  'https://www.google.com/recaptcha/enterprise.js?render=site-key',
  'https://www.gstatic.com/recaptcha/releases/aB-1_x/recaptcha__en.js',
  'https://tags.example.com/gtm.js?id=GTM-1',
  'https://tags.example.com/gtag.js?id=G-1&l=measurementLayer',
])('%s may be loaded', (address) => {
  expect(production.createScriptURL(address)).toBe(address);
});

test.each([
  'https://evil.example.com/x.js',
  'https://apis.google.com/js/api.js?onload=alert',
  'https://apis.google.com/js/api.js.evil.example.com/x.js',
  'https://apis.google.com/js/../complete/search?callback=alert',
  'https://apis.google.com/complete/search?callback=alert',
  'https://accounts.google.com/o/oauth2/revoke?callback=alert',
  'https://accounts.google.com/gsi/client/../../other.js',
  'https://www.gstatic.com/recaptcha/releases/../../evil.js',
  'https://tags.example.com/other.js?id=GTM-1',
  'data:text/javascript,alert(1)',
  'blob:https://exchange.example.com/1',
  'javascript:alert(1)',
  '//evil.example.com/x.js',
  '/csp-report',
])('%s may not', (address) => {
  expect(() => production.createScriptURL(address)).toThrow(TypeError);
});

test('the product’s own files are its own', () => {
  expect(production.createScriptURL('/assets/worker-1.js')).toBe(`${location.origin}/assets/worker-1.js`);
});

test('against the embedded exchange Google is not asked', () => {
  expect(embedded.createScriptURL('http://localhost:8702/js/api.js?onload=__iframefcb1')).toContain(
    '//localhost:8702/',
  );
  expect(() => embedded.createScriptURL('https://apis.google.com/js/api.js')).toThrow(TypeError);
  expect(() => embedded.createScriptURL('https://tags.example.com/gtm.js?id=GTM-1')).toThrow(TypeError);
});
