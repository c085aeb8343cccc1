import MuiRadioGroup from '@mui/material/RadioGroup';
import { themed } from './themed';

export const RadioGroup = themed(MuiRadioGroup);
