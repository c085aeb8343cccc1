import { useId, useState } from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton } from '@/shared/mui/IconButton';
import { InputAdornment } from '@/shared/mui/InputAdornment';
import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps } from '../TextInput';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'slotProps'> {
  /** Ids of what is read out with the field. */
  describedBy?: string;
}

/** A password, hidden until somebody wants to see what they typed. */
export function PasswordInput({ describedBy, id: given, ...props }: PasswordInputProps) {
  const { t } = useTranslation('form');
  const own = useId();
  const id = given ?? own;
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOff : Visibility;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t('showPassword')}
        // Which one, where there are several: MUI names the label after the field.
        aria-describedby={`${id}-label`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextInput
      {...props}
      id={id}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: {
          dir: 'ltr',
          autoCapitalize: 'off',
          autoCorrect: 'off',
          spellCheck: false,
          ...(describedBy && { 'aria-describedby': describedBy }),
        },
      }}
    />
  );
}
