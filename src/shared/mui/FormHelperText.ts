import MuiFormHelperText from '@mui/material/FormHelperText';
import { themed } from './themed';

export const FormHelperText = themed(MuiFormHelperText);
