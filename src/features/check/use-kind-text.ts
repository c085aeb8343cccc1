import { adviceOf, isFurther, severityOfKind, type CheckKind } from '@/mcpd/check/check-kinds';
import { useText } from '@/shared/ui/text/use-text';

/** What is wrong: in the words of the report of an update, which tells of a form only that it was brought into line. */
export function useKindText(): (kind: CheckKind) => string {
  const text = useText('check', 'passport');
  return (kind) =>
    isFurther(kind) || severityOfKind(kind) === 'normalised'
      ? text(`check:kinds.${kind}`)
      : text(`passport:reasons.${kind}`);
}

/** What is wrong, and what a person does about it where no correction is sure. */
export function useProblemText(): (kind: CheckKind) => string {
  const text = useText('check');
  const kindText = useKindText();
  return (kind) => {
    const advice = adviceOf(kind);
    return advice ? `${kindText(kind)} – ${text(`check:advice.${advice}`)}` : kindText(kind);
  };
}
