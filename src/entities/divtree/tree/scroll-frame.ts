/** Scrolls an element at once; from right to left the way scrolled is counted below zero. */
export function scrollFrame(element: HTMLElement, to: { left?: number; top?: number }): void {
  element.scrollLeft = to.left ?? element.scrollLeft;
  element.scrollTop = to.top ?? element.scrollTop;
}
