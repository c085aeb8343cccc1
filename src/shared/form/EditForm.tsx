import { useState } from 'react';
import { OwnedForm } from './OwnedForm';
import type { EditFormProps } from './use-edit-form';

/**
 * A form that loses nothing: errors beside their fields once touched, the focus on the first of them, one submission at
 * a time, failures in words, what was typed put back. Fields are `TextInput` and the like inside it.
 */
export function EditForm<V extends Record<string, unknown>>(props: EditFormProps<V>) {
  const named = props.keep?.owner ?? '';
  const [last, setLast] = useState(named);
  if (named && named !== last) setLast(named);
  // A session that ends leaves the form to whom it belonged; another account begins with an empty one.
  const owner = named || last;
  return <OwnedForm key={owner} {...props} keep={props.keep && { ...props.keep, owner }} />;
}
