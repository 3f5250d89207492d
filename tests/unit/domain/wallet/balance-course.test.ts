import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { balanceCourse } from '../../../../src/domain/wallet/balance-course';

const point = (at: number, value: string) => ({ at, value: decimal(value) });

describe('the course of a balance', () => {
  it('ends with what the account is worth now', () => {
    const course = balanceCourse([point(1, '10'), point(2, '7')], point(3, '12.5'))!;
    expect(course.points.map(({ at }) => at)).toEqual([1, 2, 3]);
    expect([course.lowest, course.highest, course.change].map(decimalText)).toEqual(['7', '12.5', '2.5']);
  });

  it('does not say the same moment twice', () => {
    expect(balanceCourse([point(1, '10'), point(2, '7')], point(2, '7'))!.points).toHaveLength(2);
  });

  it('does not go back: what was recorded later stands', () => {
    const recorded = [point(1, '10'), point(2, '7'), point(5, '8')];
    expect(balanceCourse(recorded, point(3, '9'))!.points).toEqual(recorded);
  });

  it('needs two points', () => {
    expect(balanceCourse([], point(3, '1'))).toBeUndefined();
    expect(balanceCourse([point(1, '1')], undefined)).toBeUndefined();
  });
});
