import MuiInputAdornment from '@mui/material/InputAdornment';
import { themed } from './themed';

export const InputAdornment = themed(MuiInputAdornment);
