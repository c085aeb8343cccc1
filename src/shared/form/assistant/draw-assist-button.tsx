import type { ReactNode } from 'react';
import { AssistButton } from './AssistButton';
import type { LongTextAidProps } from '../fields/long-text-aid';

/** For the `LongTextAid` of editors. */
export const drawAssistButton = (props: LongTextAidProps): ReactNode => <AssistButton {...props} />;
