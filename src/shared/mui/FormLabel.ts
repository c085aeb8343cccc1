import MuiFormLabel from '@mui/material/FormLabel';
import { themed } from './themed';

export const FormLabel = themed(MuiFormLabel);
