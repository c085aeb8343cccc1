import { daysInMonth } from '@/contract/days-in-month';

/** A date as people type it: `1993`, `199310`, `19931004`, `1993-10`, `1993-10-04`. */
const TYPED = /^(\d{4})(?:-?(\d{2}))?(?:-?(\d{2}))?$/;

export interface TypedDate {
  year: string;
  month?: string;
  day?: string;
}

/** Reads a typed date; undefined when it is none, or names a day that does not exist. `00` is an unknown part. */
export function readTypedDate(text: string): TypedDate | undefined {
  const [, year, month, day] = TYPED.exec(text.trim()) ?? [];
  if (!year) return undefined;
  if (!month || month === '00') return { year };
  if (!day || day === '00') return Number(month) <= 12 ? { year, month } : undefined;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) ? { year, month, day } : undefined;
}

/** The first or last day that a typed date may mean, in the spelling of the server. */
export function edgeOf({ year, month, day }: TypedDate, edge: 'ge' | 'le', format: 'mcpd' | 'iso'): string {
  const m = month ?? (edge === 'ge' ? '01' : '12');
  const d = day ?? (edge === 'ge' ? '01' : String(daysInMonth(Number(m), Number(year))));
  return [year, m, d].join(format === 'iso' ? '-' : '');
}
