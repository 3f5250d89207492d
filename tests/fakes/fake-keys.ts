import { token } from '../../src/application/kernel/token';
import type { FakeHost } from './fake-host';
import type { CookieJar } from './host-session';

/** What fakes are made of beside ports. */
export const FakeHostKey = token<FakeHost>('FakeHost');
export const CookieJarKey = token<CookieJar>('CookieJar');
