import { useInstituteType } from './use-institute-type';

export function InstituteType({ type }: { type: string }) {
  return <>{useInstituteType()(type)}</>;
}
