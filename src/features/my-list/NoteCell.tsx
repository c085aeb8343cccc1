import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import type { WithShelf } from '@/session/my-list/shelf-slice';
import { useLoadedText } from '@/shared/ui/use-loaded-text';
import { useEditNote, type NotedAccession } from './edit-note';

const Note = styled('button')(({ theme }) => ({
  maxWidth: '100%',
  marginInlineStart: theme.spacing(-0.5),
  verticalAlign: 'middle',
  padding: theme.spacing(0.25, 0.5),
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.primary.main,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '& span': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: theme.vars.palette.text.primary,
  },
}));

/** The note of an accession; pressing it writes one. */
export function NoteCell(accession: NotedAccession) {
  const { uuid, accessionNumber } = accession;
  const note = useSelector(({ myLists }: WithShelf) => myLists?.notes[uuid]);
  const text = useLoadedText();
  const edit = useEditNote();
  const label = text(note ? 'my-list:note.editOf' : 'my-list:note.addTo', { number: accessionNumber, note });
  return (
    <Note type="button" aria-haspopup="dialog" aria-label={label} onClick={() => edit({ uuid, accessionNumber })}>
      {note ? <span dir="auto">{note}</span> : text('my-list:note.add')}
    </Note>
  );
}
