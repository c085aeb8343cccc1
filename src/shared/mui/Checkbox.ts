import MuiCheckbox from '@mui/material/Checkbox';
import { themed } from './themed';

export const Checkbox = themed(MuiCheckbox);
