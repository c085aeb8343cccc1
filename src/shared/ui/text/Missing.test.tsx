import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import ui from '../../../../locales/en/ui.json';
import { Missing } from './Missing';

it('says nothing until its words have come, and leaves the page around it', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const texts = createInstance();
  await texts
    .use(initReactI18next)
    .use({
      type: 'backend',
      init: () => undefined,
      read: (_language: string, _namespace: string) => arrived.then(() => ui),
    })
    .init({ lng: 'en', ns: [] });
  const { container } = render(
    <I18nextProvider i18n={texts}>
      <Missing />
    </I18nextProvider>,
  );
  expect(container).toHaveTextContent(/^–$/);
  arrive();
  expect(await screen.findByText('not recorded')).toBeInTheDocument();
});
