import type { ComponentType, ReactNode } from 'react';
import type { Stored } from '@/contract/entity';
import type { ItemQuery } from '@/shared/detail/outcome/DetailOutcome';
import type { FieldDefinition } from '@/shared/form/fields/field-definition';
import type { SchemaFor } from '@/shared/form/use-edit-form';
import type { Values } from './conflict';

/** Whether the signed-in person may change an item, and who that is: what is typed is kept for them alone. */
export interface Access {
  person?: string | undefined;
  may: boolean;
  /** Why not, in a sentence. */
  reason?: ReactNode;
}

export interface StepFields {
  valuesOf: (item: object | undefined) => Values;
  Fields: ComponentType;
}

/** A step of an editor; its name is the text `{entity}:steps.{name}` and, but for the first, the address's last word. */
export interface EditorStep<T> {
  name: string;
  /** What is filled in; a step without has no form: it saves by itself, or only shows. */
  fields?: readonly FieldDefinition[];
  /** Before them, only while the item is new: what its address is made of. */
  newFields?: readonly FieldDefinition[];
  /** Above them, only while the item is new: it fills them in, by the form that it stands in. */
  Begin?: ComponentType;
  /** The namespace of the texts of its fields, where it is not that of the entity. */
  texts?: string;
  /** In place of fields, or below them: what the form holds of an item, empty where there is none, and its inputs. */
  form?: StepFields;
  Body?: ComponentType<{ item: T }>;
  /** Whether what it shows has the strong button: there is something to be done before one continues. */
  leads?: (item: T) => boolean;
}

/** The calls that write an item, past the store; each answers it as it is kept then. */
export interface Saving<T> {
  create: (body: Values) => Promise<T>;
  change: (key: string, body: Values & { version: number }) => Promise<T>;
  fetch: (key: string) => Promise<T>;
}

/** What is done with an item as soon as it is saved: the strong button of its form, publishing for instance. */
export interface Finish<T> {
  /** What its button says, and what "Save" is called beside it. */
  label: string;
  save: string;
  /** The key of what is told when it is done. */
  done: string;
  /** A `Failure` that it throws is told in the form, where the item is saved all the same. */
  run: (saved: T) => Promise<T>;
  /** What can be chosen of it, above the buttons. */
  choices?: ReactNode;
}

export interface MovesProps<T> {
  item: T;
  /** It became another one. What is typed and not saved yet stays, unless it is dropped. */
  onMoved: (now: T, drop?: 'drop') => void;
}

export interface SavingProps<T> {
  item: T;
  /** What would be sent. */
  changes: Values;
  /** Saves it. */
  save: () => void;
  onClose: () => void;
}

export interface MadeProps<T> {
  made: T;
  /** Goes on to where saving leads. */
  onDone: () => void;
}

/** Everything that an editor needs to know of an entity, whose texts are `{entity}:fields.*`, `steps.*`. */
export interface EditorDefinition<T extends Stored> {
  entity: string;
  titleOf: (item: T) => string;
  /** Of the contract; each step checks its own properties. */
  schema: { pick(names: readonly string[]): SchemaFor<Record<string, unknown>> };
  steps: readonly [EditorStep<T>, ...EditorStep<T>[]];
  endpoint: { useQuery: (key: string) => ItemQuery<T> };
  saving: Saving<T>;
  keyOf: (item: T) => string;
  /** The values of the address that name the item and the step; by default `uuid` and `step`. */
  param?: string;
  /** A hook: its key, where that is no value of the address's path. */
  useKey?: () => string | undefined;
  /** The text that a new one is called by, where that is not `{entity}:new`. */
  newText?: string;
  stepParam?: string;
  /** What can be deleted on its editor's page, and where that leads then. */
  remove?: { run: (item: T) => Promise<unknown>; to: string };
  /** The address of a step; the first without a name. */
  editHref: (key: string, step?: string) => string;
  /** A hook; without an item, whether one may be made. */
  useAccess: (item: T | undefined) => Access;
  /** A hook: what steps are called, where that is no text of the entity; with an item, how far they have come in it too. */
  useStepName?: () => (step: string, item?: T) => string;
  /** A hook: what is done once the item is saved. Its form leads to no further step then. */
  useFinish?: (item: T | undefined) => Finish<T>;
  /** What is asked before a change is saved that takes something from others, and whether it does. */
  beforeSaving?: { asks: (item: T, changes: Values) => boolean; Dialog: ComponentType<SavingProps<T>> };
  /** What is told of a new one before its editor opens: what only the answer says that made it. */
  Made?: ComponentType<MadeProps<T>>;
  /** Below the buttons of the form: what else is done with what is saved. */
  Moves?: ComponentType<MovesProps<T>>;
  /** Names of the steps on which something is missing yet. */
  missingOn?: (item: T) => readonly string[];
  Badges?: ComponentType<{ item: T }>;
  /** What must be known on every step, above them. */
  Note?: ComponentType<{ item: T }>;
}
