import { useFormikContext } from 'formik';
import { HiddenUsername } from '@/shared/form/password/HiddenUsername';
import { NewPasswordInput } from '@/shared/form/password/NewPasswordInput';
import { PasswordInput } from '@/shared/form/password/PasswordInput';

interface Props {
  label: string;
  repeat: string;
  /** Whose password it will be, where the form does not ask for it. */
  email?: string;
}

/** A new password and its repetition. What else stands in the form is known of the person, too. */
export function PasswordTwice({ label, repeat, email = '' }: Props) {
  const { values } = useFormikContext<Record<string, string>>();
  const { password: _, repeated: __, ...others } = values;
  return (
    <>
      <div>
        {email && <HiddenUsername account={email} />}
        <NewPasswordInput name="password" label={label} knownAs={[...Object.values(others), email]} />
      </div>
      <PasswordInput name="repeated" label={repeat} autoComplete="new-password" />
    </>
  );
}
