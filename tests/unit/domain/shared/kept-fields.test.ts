import { keptFields } from '../../../../src/domain/shared/kept-fields';

test.each([undefined, '', 'null', '7', '"text"', 'true', '{', '{"a":', 'undefined'])('%p has no fields', (text) => {
  expect(keptFields(text)).toEqual({});
});

test('an object has those that were kept, whatever they are', () => {
  expect(keptFields('{"version":1,"items":[null],"__proto__":{"admin":true}}')).toMatchObject({
    version: 1,
    items: [null],
  });
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});
