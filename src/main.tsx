import './shared/theme/variables.css';
import './shared/theme/global.css';
import { prefetched } from './app/start/prefetch';
import { openPortal } from './app/start/open-portal';

const element = document.querySelector('#root');
if (element) void openPortal(element, prefetched);
