import { object } from 'yup';
import { EditForm } from './EditForm';
import { SubmitButton } from './SubmitButton';

const schema = object({});

interface Props {
  label: string;
  act: () => Promise<void>;
  /** What it means that something else is in the way (409). */
  conflict?: string;
}

/** A form of one button: sent once at a time, and what fails is told above it. */
export function ActForm({ label, act, conflict }: Props) {
  return (
    <EditForm initial={{}} schema={schema} send={act} explain={({ status }) => (status === 409 ? conflict : undefined)}>
      <SubmitButton size="large">{label}</SubmitButton>
    </EditForm>
  );
}
