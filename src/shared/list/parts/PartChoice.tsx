import { Button } from '@/shared/ui/controls/Button';
import { useFormat } from '@/shared/ui/format/use-format';
import { useText, type Text } from '@/shared/ui/text/use-text';
import type { EntityListDefinition } from '../definition';
import type { ListController } from '../screen/use-list-controller';
import { inPart, partChosen } from './part-chosen';
import type { ListPart } from './list-part';
import styles from './PartChoice.module.css';

interface Props<T extends object, F extends object> {
  definition: EntityListDefinition<T, F>;
  list: ListController<T, F>;
  parts: readonly ListPart<F>[];
}

/** The parts of a list with what each has by the other criteria in force; one press leads to each. */
export default function PartChoice<T extends object, F extends object>({ definition, list, parts }: Props<T, F>) {
  const { filter, page, busy } = list;
  const text = useText(definition.entity, ...parts.map(({ label }) => label.split(':')[0] ?? 'ui'));
  const chosen = partChosen(parts, filter);
  return (
    <div role="group" aria-label={text(`${definition.entity}:title`)} className={styles.choice}>
      {filter &&
        parts.map((part) => (
          <PartButton
            key={part.label}
            part={part}
            definition={definition}
            text={text}
            filter={inPart(filter, chosen, part)}
            shown={part === chosen ? { total: busy ? undefined : page?.totalElements } : undefined}
            onChoose={list.change}
          />
        ))}
    </div>
  );
}

interface PartButtonProps<T extends object, F extends object> {
  part: ListPart<F>;
  definition: EntityListDefinition<T, F>;
  text: Text;
  filter: F;
  /** Of the part that the list shows: how many that are. */
  shown: { total: number | undefined } | undefined;
  onChoose: (filter: F) => void;
}

function PartButton<T extends object, F extends object>(props: PartButtonProps<T, F>) {
  const { part, definition, text, filter, shown, onChoose } = props;
  const { number } = useFormat();
  const { currentData } = definition.endpoint.useQuery(
    { filter, p: 0, l: 1, limit: 1 },
    { skip: shown !== undefined, refetchOnMountOrArgChange: true },
  );
  const total = shown ? shown.total : currentData?.totalElements;
  const isWhole = Object.keys(part.filter).length === 0;
  if (total === 0 && !shown && !isWhole) return null;
  return (
    <Button
      size="small"
      variant={shown ? 'contained' : 'outlined'}
      aria-pressed={shown !== undefined}
      onClick={() => onChoose(filter)}
    >
      {total === undefined ? text(part.label) : `${text(part.label)} (${number(total)})`}
    </Button>
  );
}
