import { useTranslation } from 'react-i18next';
import { useFormat } from '@/shared/ui/format/use-format';
import type { InputProblem } from './input-problems';

/** What is wrong with an input and what to do, beside it. */
export function ProblemText({ id, problem }: { id: string; problem: InputProblem | undefined }) {
  const { t } = useTranslation('subsetting');
  const { number } = useFormat();
  if (!problem) return null;
  const message = () => {
    switch (problem.key) {
      case 'years':
        return t('problem.years', { first: problem.first, last: problem.last });
      case 'tooFew':
        return t('problem.tooFew', {
          count: problem.accessions,
          shown: number(problem.accessions),
          most: number(problem.most),
        });
      case 'none':
        return t('problem.none', { count: problem.accessions });
      default:
        return t(`problem.${problem.key}`);
    }
  };
  return (
    <p id={id} className="problem" role="alert">
      {message()}
    </p>
  );
}
