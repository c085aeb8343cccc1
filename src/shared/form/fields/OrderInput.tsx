import { useEffect, useRef, useState } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import VerticalAlignBottom from '@mui/icons-material/VerticalAlignBottom';
import VerticalAlignTop from '@mui/icons-material/VerticalAlignTop';
import { IconButton } from '@/shared/mui/IconButton';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/shared/ui/text/VisuallyHidden';
import type { DrawnField, OrderField } from './field-definition';
import { FieldFrame } from './FieldFrame';
import { PlaceButton } from './PlaceButton';
import { useFieldState } from '../use-field-state';
import styles from './OrderInput.module.css';

const BUTTONS = [
  ['first', VerticalAlignTop],
  ['up', ArrowUpward],
  ['down', ArrowDownward],
  ['last', VerticalAlignBottom],
] as const;
type Where = (typeof BUTTONS)[number][0];

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface RowProps {
  id: string;
  title: string;
  place: number;
  all: number;
  onMove: (place: number, where: Where) => void;
}

function Row({ id, title, place, all, onMove }: RowProps) {
  const { t } = useTranslation('fields');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const idle = { first: place === 0, up: place === 0, down: place === all - 1, last: place === all - 1 };
  const { role: _, tabIndex: __, ...described } = attributes;
  return (
    <li
      ref={setNodeRef}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        size="small"
        {...described}
        {...listeners}
        aria-label={t('items.named', { action: t('order.drag'), item: title })}
        sx={{ cursor: 'grab', touchAction: 'none', '&:disabled': { opacity: 0.35, cursor: 'default' } }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <span className="place">{place + 1}</span>
      <span className="name" dir="auto">
        {title}
      </span>
      <span data-moves>
        {BUTTONS.map(([where, Icon]) => (
          <PlaceButton
            key={where}
            Icon={Icon}
            label={t('items.named', { action: t(`items.${where}`), item: title })}
            idle={idle[where]}
            onClick={() => onMove(place, where)}
          />
        ))}
      </span>
    </li>
  );
}

/** An order, changed by dragging, by the keyboard, and by buttons. */
export default function OrderInput({ field, name, label, help, required }: DrawnField<OrderField>) {
  const { t } = useTranslation('fields');
  const { value: ids, setValue, wrong } = useFieldState<string[]>(name);
  const nameOf = field.useNames(ids);
  const [said, setSaid] = useState('');
  const element = useRef<HTMLDivElement>(null);
  const focus = useRef<string>(undefined);
  useEffect(() => {
    if (!focus.current) return;
    element.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const position = (id: string, place: number) =>
    t('items.moved', { item: nameOf(id), place: place + 1, all: ids.length });
  const take = (from: number, to: number) => {
    const id = ids[from];
    if (id !== undefined) setValue(ids.toSpliced(from, 1).toSpliced(to, 0, id));
  };
  const move = (place: number, where: Where) => {
    const to = { first: 0, up: place - 1, down: place + 1, last: ids.length - 1 }[where];
    take(place, to);
    setSaid(position(ids[place] ?? '', to));
    focus.current = `li:nth-of-type(${to + 1}) [data-moves] button:nth-of-type(${BUTTONS.findIndex(([one]) => one === where) + 1})`;
  };
  const placeOf = (id: unknown) => ids.indexOf(String(id));
  /** Whether what is dragged left its place: being above itself is no news before that. */
  const left = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      left.current = false;
      return t('order.picked', { position: position(String(active.id), placeOf(active.id)) });
    },
    onDragOver: ({ active, over }) => {
      left.current ||= over?.id !== active.id;
      return over && left.current ? position(String(active.id), placeOf(over.id)) : undefined;
    },
    onDragEnd: ({ active, over }) =>
      t('order.dropped', { position: position(String(active.id), placeOf(over?.id ?? active.id)) }),
    onDragCancel: ({ active }) => t('order.cancelled', { position: position(String(active.id), placeOf(active.id)) }),
  };
  return (
    <FieldFrame label={label} help={help} required={required} wrong={wrong}>
      <div ref={element}>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          modifiers={[upAndDown]}
          accessibility={{ announcements, screenReaderInstructions: { draggable: t('order.how') } }}
          onDragEnd={({ active, over }) => {
            if (over && over.id !== active.id) take(placeOf(active.id), placeOf(over.id));
          }}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <ol className={styles.list}>
              {ids.map((id, place) => (
                <Row key={id} id={id} title={nameOf(id)} place={place} all={ids.length} onMove={move} />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
    </FieldFrame>
  );
}
