import { Button, type ButtonProps } from '@/shared/ui/controls/Button';
import { useFormikContext } from 'formik';

/** Sends its `EditForm`; busy while that is under way. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      variant="contained"
      {...props}
      type="submit"
      loading={isSubmitting}
      // Pressed, it would take the focus out of a field, whose fault then pushes it away from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
