/** Whether there is a canvas at all; without one, what a map shows is told in its list. */
export const canDraw = (): boolean => typeof CanvasRenderingContext2D === 'function';
