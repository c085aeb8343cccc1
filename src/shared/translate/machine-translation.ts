import { useServerInfoQuery } from '@/shared/api/server-info';

let isConfigured = false;

/** Set once from `config.json`. */
export function setMachineTranslation(isOn: boolean): void {
  isConfigured = isOn;
}

/** Whether texts can be translated by machine: both the installation and its server say so. */
export function useMachineTranslation(): boolean {
  const { data } = useServerInfoQuery(undefined, { skip: !isConfigured });
  return isConfigured && data?.features.machineTranslation === true;
}
