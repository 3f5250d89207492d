import { Slider as AntdSlider, type SliderSingleProps } from 'antd';
import { classNames } from '../controls/class-names';

type Props = Omit<SliderSingleProps, 'className' | 'tooltip' | 'ariaLabelForHandle'> & {
  readonly label: string;
  readonly className?: string | undefined;
};

/** A figure by hand or by arrow keys, in a form. */
export function Slider({ label, className, ...rest }: Props) {
  return (
    <AntdSlider tooltip={{ open: false }} {...rest} ariaLabelForHandle={label} className={classNames(className)} />
  );
}
