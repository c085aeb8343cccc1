import { useEffect, useRef } from 'react';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { useTranslation } from 'react-i18next';
import { FILE_MAX } from '@/contract/constants';
import { useFileSize } from '@/shared/ui/format/use-file-size';
import type { DrawnField, FilesField } from './field-definition';
import { FieldFrame } from './FieldFrame';
import { FileUploads } from './FileUploads';
import { PlaceButton } from './PlaceButton';
import { useFieldState } from '../use-field-state';
import styles from './FilesInput.module.css';

/** A list of files; those that are added are sent at once. */
export default function FilesInput({ field, name, label, help, required }: DrawnField<FilesField>) {
  const { t } = useTranslation('fields');
  const { accept = [], largest = FILE_MAX, nameOf } = field;
  const size = useFileSize();
  const upload = field.useUpload();
  const { value: items, setValue, touch, wrong } = useFieldState<unknown[]>(name);
  /** What is there when an answer comes, not when its file was chosen. */
  const there = useRef(items);
  useEffect(() => {
    there.current = items;
  }, [items]);
  const hints = [
    help,
    accept.length > 0 && t('files.accepted', { types: accept.join(' ') }),
    t('files.largest', { size: size(largest) }),
  ];
  return (
    <FieldFrame label={label} help={hints.filter(Boolean).join(' · ')} required={required} wrong={wrong}>
      <FileUploads
        label={label}
        accept={accept}
        largest={largest}
        upload={upload}
        onTaken={touch}
        onLoaded={(item) => {
          there.current = [...there.current, item];
          setValue(there.current);
        }}
      />
      <ul className={styles.list}>
        {items.map((item, place) => (
          <li key={`${nameOf(item)} ${items.indexOf(item)}`}>
            <span className="name" dir="auto">
              {nameOf(item)}
            </span>
            <PlaceButton
              Icon={DeleteOutline}
              label={t('items.named', { action: t('items.remove'), item: nameOf(item) })}
              onClick={() => setValue(items.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ul>
    </FieldFrame>
  );
}
