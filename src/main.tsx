import { begun } from './app/begin';
import { openPortal } from './app/open-portal';

const element = document.querySelector('#root');
// In a task of its own: evaluating the portal has held the page up long enough.
if (element) setTimeout(() => void openPortal(element, begun));
