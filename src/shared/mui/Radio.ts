import MuiRadio from '@mui/material/Radio';
import { themed } from './themed';

export const Radio = themed(MuiRadio);
