import MuiInputBase from '@mui/material/InputBase';
import { themed } from './themed';

export const InputBase = themed(MuiInputBase);
