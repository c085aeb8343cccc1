import MuiTextField from '@mui/material/TextField';
import { themed } from './themed';

export const TextField = themed(MuiTextField);
export type { TextFieldProps } from '@mui/material/TextField';
