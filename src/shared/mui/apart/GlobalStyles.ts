import MuiGlobalStyles from '@mui/material/GlobalStyles';
import { themed } from '../themed';

export const GlobalStyles = themed(MuiGlobalStyles);
