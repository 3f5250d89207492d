import * as z from 'zod/mini';
import { wirePage } from '../../../../src/infrastructure/wire/catalogue/wire-page';

test.each(['https://example.com/report?a=1', 'http://example.com', '/attestations/7', 'HTTPS://EXAMPLE.COM'])(
  '%s is a page',
  (page) => expect(z.parse(wirePage, page)).toBe(page),
);

test.each([undefined, null, '', 'https://', 'http://[x', '//elsewhere.com', 'javascript:alert(1)', 'data:text/html,x'])(
  '%s is none: nobody is led there, and nothing else of the answer is lost',
  (page) => expect(z.parse(wirePage, page)).toBeUndefined(),
);
