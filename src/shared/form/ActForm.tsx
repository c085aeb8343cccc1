import { object } from 'yup';
import { EditForm } from './EditForm';
import { SubmitButton } from './SubmitButton';

const schema = object({});

interface Props {
  label: string;
  act: () => Promise<void>;
  /** What it means that something else is in the way (409). */
  conflict?: string;
  /** Above a limit the server's sentence is told: it says when one can go on. */
  tellsLimit?: boolean;
  variant?: 'contained' | 'outlined';
}

/** A form of one button: sent once at a time, and what fails is told above it. */
export function ActForm({ label, act, conflict, tellsLimit = false, variant = 'contained' }: Props) {
  return (
    <EditForm
      initial={{}}
      schema={schema}
      send={act}
      explain={({ status, message }) =>
        status === 409 ? conflict : status === 429 && tellsLimit ? message : undefined
      }
    >
      <SubmitButton size="large" variant={variant}>
        {label}
      </SubmitButton>
    </EditForm>
  );
}
