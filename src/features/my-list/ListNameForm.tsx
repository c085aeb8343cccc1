import { useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { LIST_NAME_MAX, NOTE_MAX } from '@/session/my-list/shelf';

const Form = styled('form')(({ theme }) => ({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1),
  '& > div': { flex: '1 1 14rem' },
}));

interface Props {
  name: string;
  note: string;
  action: string;
  onSave: (name: string, note: string) => void;
  onCancel: () => void;
}

/** Name and note of a list. */
export function ListNameForm(props: Props) {
  const { t } = useTranslation('my-list');
  const [name, setName] = useState(props.name);
  const [note, setNote] = useState(props.note);
  const [touched, setTouched] = useState(false);
  const empty = name.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (!empty) props.onSave(name.trim(), note.trim());
  };
  return (
    <Form noValidate onSubmit={submit}>
      <TextField
        autoFocus
        size="small"
        label={t('lists.name')}
        value={name}
        error={touched && empty}
        helperText={touched && empty ? t('lists.nameNeeded') : undefined}
        slotProps={{ htmlInput: { maxLength: LIST_NAME_MAX } }}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        size="small"
        label={t('lists.note')}
        value={note}
        slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button variant="contained" type="submit">
        {props.action}
      </Button>
      <Button onClick={props.onCancel}>{t('cancel')}</Button>
    </Form>
  );
}
