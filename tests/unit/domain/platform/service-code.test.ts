import { endsSession, errorMeaning } from '../../../../src/domain/platform/error-code';
import {
  meaningCodes,
  rejectionCodes,
  rejectionReason,
  serviceCodeMeaning,
} from '../../../../src/domain/platform/service-code';

it.each([
  [302118, 'insufficientBalance'],
  ['317147', 'priceNotOnTick'],
  [-1105, 'priceOutOfBand'],
  [-1103, 'priceNotOnTick'],
  [-1102, 'belowMinimumNotional'],
  [-1101, 'insufficientMargin'],
  [-1012, 'noLiquidity'],
  [1103, undefined],
  ['-1104', 'quantityNotOnStep'],
  [302127, 'orderEnded'],
  [302901, 'postOnlyWouldTake'],
  [123, undefined],
])('the code %s says %s', (code, reason) => {
  expect(rejectionReason(code)).toBe(reason);
});

it.each([
  [302117, 'duplicate'],
  ['311002', 'notFound'],
  [302999, 'unknown'],
  [317179, 'invalid'],
  [302118, undefined],
])('the code %s means %s', (code, meaning) => {
  expect(serviceCodeMeaning(code)).toBe(meaning);
});

it('every reason to refuse an order has a code of its own to send, which says just that', () => {
  for (const [reason, codes] of Object.entries(rejectionCodes)) {
    expect([reason, codes.length > 0]).toEqual([reason, true]);
    expect(codes.map(rejectionReason)).toEqual(codes.map(() => reason));
  }
});

it('no code says two things', () => {
  const codes = [...Object.values(rejectionCodes), ...Object.values(meaningCodes)].flat();
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => Number.isInteger(code) && code !== 0)).toBe(true);
});

it('a wrong signature and a lack of rights end the session, and nothing else does', () => {
  const codes = [-1000, -1001, -1002, -1003, -1004, -1005, -1006, -1007, -1008, -1009];
  expect(codes.filter(endsSession)).toEqual([-1001, -1002]);
  expect(['-1001', '-1002', '-1003'].filter(endsSession)).toEqual(['-1001', '-1002']);
  expect(codes.map(errorMeaning)).toEqual([
    'unknown',
    'invalidSignature',
    'unauthorised',
    'rateLimited',
    'unknownParameter',
    'invalid',
    'notFound',
    'duplicate',
    'quantityTooHigh',
    'cannotWithdraw',
  ]);
  expect(errorMeaning('5')).toBeUndefined();
});
