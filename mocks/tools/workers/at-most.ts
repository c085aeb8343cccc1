/**
 * At most so many pieces of work at once; the others begin in their order.
 * @returns what puts work in the queue, and answers with what takes it out again as long as it has not begun.
 */
export function atMost(most: number): (work: () => Promise<unknown>) => () => void {
  let running = 0;
  const waiting: (() => void)[] = [];
  const next = (): void => {
    while (running < most) {
      const start = waiting.shift();
      if (!start) return;
      running += 1;
      start();
    }
  };
  return (work) => {
    const ended = (): void => {
      running -= 1;
      next();
    };
    const start = (): void => void work().then(ended, ended);
    waiting.push(start);
    next();
    return () => {
      const place = waiting.indexOf(start);
      if (place >= 0) waiting.splice(place, 1);
    };
  };
}
