import { object } from 'yup';
import { EntryForm } from '@/shared/form/EntryForm';
import { SubmitButton } from '@/shared/form/SubmitButton';

const schema = object({});

/** A form of one button: sent once at a time, and what fails is told above it. */
export function ActForm({ label, act }: { label: string; act: () => Promise<void> }) {
  return (
    <EntryForm initial={{}} schema={schema} send={act}>
      <SubmitButton size="large">{label}</SubmitButton>
    </EntryForm>
  );
}
