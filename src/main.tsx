import './shared/theme/variables.css';
import './shared/theme/global.css';
import { begun } from './app/start/begin';
import { openPortal } from './app/start/open-portal';

const element = document.querySelector('#root');
if (element) void openPortal(element, begun);
