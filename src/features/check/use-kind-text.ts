import { isFurther, severityOfKind, type CheckKind } from '@/mcpd/check/check-kinds';
import { useText } from '@/shared/ui/text/use-text';

/** What is wrong: in the words of the report of an update, which tells of a form only that it was brought into line. */
export function useKindText(): (kind: CheckKind) => string {
  const text = useText('check', 'passport');
  return (kind) =>
    isFurther(kind) || severityOfKind(kind) === 'normalised'
      ? text(`check:kinds.${kind}`)
      : text(`passport:reasons.${kind}`);
}
