import { useState } from 'react';
import { readInputs, type SubsettingInputs } from './subsetting-inputs';

const KEY = 'subsetting';

/** A storage that refuses keeps nothing, which is all that is lost then. */
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** The inputs, kept in this tab over reloads and other views. */
export function useInputs(): [SubsettingInputs, (patch: Partial<SubsettingInputs>) => void] {
  const [inputs, setInputs] = useState(() => readInputs(attempt(() => sessionStorage.getItem(KEY)) ?? null));
  const change = (patch: Partial<SubsettingInputs>) => {
    const next = { ...inputs, ...patch };
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify(next)));
    setInputs(next);
  };
  return [inputs, change];
}
