import type { Values } from './conflict';

/** To where somebody was about to go when they were asked what shall become of what they typed. */
export type Go = () => void;

/** Done as soon as nothing is left to save: on to the next step, to the address of what was made, or away. */
export type Due<T> = { to: 'next' | 'own'; saved: T } | { to: 'away'; go: Go };

export interface StepState<T> {
  /** What is kept, as far as this form knows; nothing before it was made. */
  kept: T | undefined;
  /** The address is that of a new one, whatever was saved since. */
  isNew: boolean;
  /** Where saving leads, or that it is not all: it is finished with what was saved. */
  aim: 'stay' | 'next' | 'finish' | Go;
  due?: Due<T> | undefined;
  /** Somebody else saved first, and it is not settled what shall stand. */
  conflict?: { was: T; theirs: T; mine: Values } | undefined;
  /** What the form begins anew with then: what is kept, and what shall be. */
  settled?: { base: Values; values: Values };
}

export type StepEvent<T> =
  /** A button to save. What was asked for before, and could not be saved then, no longer counts. */
  | { type: 'pressed'; aim: 'stay' | 'next' | 'finish' }
  | { type: 'saveAndLeave'; go: Go }
  /** What was typed is dropped, to go elsewhere or to stay. */
  | { type: 'discarded'; go?: Go }
  | { type: 'saved'; saved: T }
  /** It is another one now, and nothing is at its end: saved, but not finished yet, or moved by something beside the form. */
  | { type: 'kept'; now: T }
  | { type: 'failed' }
  | { type: 'clashed'; was: T; theirs: T; mine: Values }
  | { type: 'settled'; base: Values; values: Values }
  /** The conflict is left as it is, and what was typed with it. */
  | { type: 'resumed' }
  /** What was due is done. */
  | { type: 'gone' };

/** The form of one step between its buttons, the server's answers and whoever leaves. */
export function nextState<T>(state: StepState<T>, event: StepEvent<T>): StepState<T> {
  switch (event.type) {
    case 'pressed':
      return { ...state, aim: event.aim, due: undefined };
    case 'saveAndLeave':
      return { ...state, aim: event.go, due: undefined };
    case 'discarded':
      return { ...state, aim: 'stay', due: event.go && { to: 'away', go: event.go } };
    case 'saved':
      return { ...state, kept: event.saved, aim: 'stay', due: dueAfter(state, event.saved) };
    case 'kept':
      return { ...state, kept: event.now };
    case 'failed':
      // A conflict can still be settled on the way to the end; nobody leaves later for what failed now.
      return { ...state, aim: typeof state.aim === 'function' ? 'stay' : state.aim };
    case 'clashed':
      return { ...state, conflict: { was: event.was, theirs: event.theirs, mine: event.mine } };
    case 'settled': {
      const { base, values } = event;
      return state.conflict
        ? { ...state, kept: state.conflict.theirs, conflict: undefined, settled: { base, values } }
        : state;
    }
    case 'resumed':
      return { ...state, aim: 'stay', conflict: undefined };
    case 'gone':
      return { ...state, due: undefined };
  }
}

function dueAfter<T>({ isNew, aim }: StepState<T>, saved: T): Due<T> | undefined {
  if (typeof aim === 'function') return { to: 'away', go: aim };
  if (aim === 'next') return { to: 'next', saved };
  // What made it is no address to stay at: it would make another one.
  return isNew ? { to: 'own', saved } : undefined;
}
