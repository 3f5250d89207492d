import { stampStyles } from '../../../../src/main/bootstrap/style-nonce';

function pageWith(nonce: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  const script = nonce === undefined ? null : Object.assign(document.createElement('script'), { nonce });
  Object.defineProperty(page, 'currentScript', { value: script });
  stampStyles(page);
  return page;
}

test('every style sheet that is made carries the nonce of the page', () => {
  const page = pageWith('fresh');
  expect(page.createElement('style').nonce).toBe('fresh');
  expect(page.createElement('STYLE').nonce).toBe('fresh');
});

test('nothing else does, above all no script', () => {
  const page = pageWith('fresh');
  expect(page.createElement('script').nonce).toBeFalsy();
  expect(page.createElement('div').nonce).toBeFalsy();
});

test('a page without a nonce makes elements as ever', () => {
  const page = pageWith(undefined);
  expect(page.createElement('style').nonce).toBeFalsy();
});
