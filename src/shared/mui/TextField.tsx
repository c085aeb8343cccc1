import type { CSSProperties } from 'react';
import MuiTextField, { type TextFieldProps } from '@mui/material/TextField';
import { themed } from './themed';

const Field = themed(MuiTextField);

/**
 * MUI's, but that several lines grow with their text by the browser itself: MUI's measure themselves, which lays out the
 * page anew when they are drawn and at every key. Where `field-sizing` is not known they keep `minRows` and scroll.
 */
export function TextField(props: TextFieldProps) {
  const { multiline, minRows = 1, maxRows, slotProps, ...rest } = props;
  if (!multiline) return <Field {...props} />;
  const htmlInput = slotProps?.htmlInput as { style?: CSSProperties } | undefined;
  const style: CSSProperties = {
    fieldSizing: 'content',
    minBlockSize: `${minRows}lh`,
    maxBlockSize: maxRows === undefined ? 'none' : `${maxRows}lh`,
    ...htmlInput?.style,
  };
  return (
    <Field
      {...rest}
      multiline
      slotProps={{
        ...slotProps,
        input: { ...slotProps?.input, inputComponent: 'textarea' },
        // A text field says its type, an area has none.
        htmlInput: { ...htmlInput, type: undefined, style },
      }}
    />
  );
}

export type { TextFieldProps } from '@mui/material/TextField';
