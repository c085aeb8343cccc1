import MuiFormControlLabel from '@mui/material/FormControlLabel';
import { themed } from './themed';

export const FormControlLabel = themed(MuiFormControlLabel);
