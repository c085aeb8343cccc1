import './app/fonts.css';
import { begun } from './app/begin';
import { openPortal } from './app/open-portal';

const element = document.querySelector('#root');
const start = () => element && void openPortal(element, begun);
// What the server sent is painted first: a frame, and nothing waits for it that could come earlier.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
