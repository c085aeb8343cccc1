import MuiStack from '@mui/material/Stack';
import { themed } from './themed';

export const Stack = themed(MuiStack);
