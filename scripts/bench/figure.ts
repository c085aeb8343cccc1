/** One line of the table of performance figures. */
export interface Figure {
  what: string;
  measured: string;
  limit: string;
  met: boolean;
}

export function printFigure({ what, measured, limit, met }: Figure): void {
  console.log(`${met ? '✓' : '✗'} ${what}\n    ${measured}   (${limit})`);
}
