import { useState } from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

/** A password, hidden until somebody wants to see what they typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'slotProps'>) {
  const { t } = useTranslation('session');
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOff : Visibility;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t('signIn.showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { dir: 'ltr', autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false },
      }}
    />
  );
}
