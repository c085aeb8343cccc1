import { DataGrid as MuiDataGrid } from '@mui/x-data-grid';
import { themed } from '../themed';

export const DataGrid = themed(MuiDataGrid);
