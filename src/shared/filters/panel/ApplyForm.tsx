import { useId, type ReactNode } from 'react';
import { Button } from '@/shared/ui/controls/Button';
import { styled } from '@/shared/ui/styled';
import { useTranslation } from 'react-i18next';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'end',
  '& input, & button': { minHeight: 34 },
  '& p': { margin: 0, width: '100%', fontSize: '0.8125rem', color: theme.vars.palette.error.main },
}));

interface Props {
  /** Why the draft cannot be applied. */
  problem?: string;
  onApply: () => void;
  children: (problemId: string | undefined) => ReactNode;
}

/** Typed criteria are applied by Enter or the button, never while typing; a problem stands beside the input. */
export function ApplyForm({ problem, onApply, children }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) onApply();
      }}
    >
      {children(problem && id)}
      <Button type="submit" size="small" variant="outlined">
        {t('filters.apply')}
      </Button>
      {problem && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
    </Form>
  );
}
