import { Formik, useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { RelationSource } from './field-definition';
import RelationInput from './RelationInput';

const NAME = 'list';

interface Props {
  label: string;
  help: string;
  source: RelationSource;
  onChoose: (value: string) => void;
}

/** One item found by typing, outside a form of its own. */
export function ListToTake({ label, help, source, onChoose }: Props) {
  return (
    <Formik initialValues={{ [NAME]: '' }} onSubmit={() => undefined}>
      <>
        <Told onChoose={onChoose} />
        <RelationInput
          entity=""
          field={{ kind: 'relation', name: NAME, source }}
          name={NAME}
          label={label}
          help={help}
          required={false}
        />
      </>
    </Formik>
  );
}

/** Tells what was chosen whenever that is another one. */
function Told({ onChoose }: Pick<Props, 'onChoose'>) {
  const { values } = useFormikContext<Record<string, string>>();
  const value = values[NAME] ?? '';
  useEffect(() => onChoose(value), [onChoose, value]);
  return null;
}
