import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { makeTheme, type Theme } from '../theme/theme';
import { useDirection } from '../ui/text/use-direction';
import { styleCache } from './style-cache';

const Within = createContext(false);

const themes = new Map<string, Theme>();

/** One for all that are shown: making it takes milliseconds, and a page has many outermost components. */
function themeFor(direction: 'ltr' | 'rtl'): Theme {
  const theme = themes.get(direction) ?? makeTheme(direction);
  themes.set(direction, theme);
  return theme;
}

function Themed({ children }: { children: ReactNode }) {
  const direction = useDirection();
  return (
    <Within value>
      <CacheProvider value={styleCache(direction)}>
        <ThemeProvider theme={themeFor(direction)}>{children}</ThemeProvider>
      </CacheProvider>
    </Within>
  );
}

/**
 * A component of MUI in the colours and the direction of the portal. What stands in a first view does without MUI, so its
 * theme comes with the first of them that is shown, and needs no provider around the portal.
 */
export function themed<C>(component: C): C {
  const Component = component as ComponentType<object>;
  function InTheme(props: object) {
    const plain = <Component {...props} />;
    return use(Within) ? plain : <Themed>{plain}</Themed>;
  }
  // By this name MUI knows its own parts within each other.
  return Object.assign(InTheme, { muiName: (component as { muiName?: string }).muiName }) as C;
}
