import MuiRadio from '@mui/material/Radio';
import MuiRadioGroup from '@mui/material/RadioGroup';
import { themed } from './themed';

export const Radio = themed(MuiRadio);
export const RadioGroup = themed(MuiRadioGroup);
