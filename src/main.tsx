import './shared/theme/variables.css';
import './shared/theme/global.css';
import { begun } from './app/begin';
import { openPortal } from './app/open-portal';

const element = document.querySelector('#root');
if (element) void openPortal(element, begun);
