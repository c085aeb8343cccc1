import { Missing } from './Missing';
import { useFormat } from '../format/use-format';

/** A number, with exactly so many fraction digits where `digits` says; no value is not 0. */
export function Figure({ value, digits }: { value: number | null | undefined; digits?: number }) {
  const { number } = useFormat();
  return value === null || value === undefined ? <Missing /> : <>{number(value, digits)}</>;
}
