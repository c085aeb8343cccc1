import MuiTooltip from '@mui/material/Tooltip';
import { themed } from '../themed';

export const Tooltip = themed(MuiTooltip);
