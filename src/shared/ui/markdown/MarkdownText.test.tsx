import { render, screen } from '@testing-library/react';
import MarkdownText from './MarkdownText';

it('formats a text, below the headings of the page', async () => {
  render(<MarkdownText text={'# Trial\n\nIn **two** seasons:\n\n- dry\n- wet\n\n[More](https://example.org/more)'} />);
  expect(await screen.findByRole('heading', { level: 3, name: 'Trial' })).toBeVisible();
  expect(screen.getByText('two').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['dry', 'wet']);
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', 'https://example.org/more');
});

it('takes neither HTML nor scripts nor pictures out of it', async () => {
  const { container } = render(
    <MarkdownText
      text={
        '**Seen** <img src=x onerror=alert(1)> <script>alert(1)</script> ![spy](https://example.org/spy.png) [run](javascript:alert(1)) <iframe src="https://example.org"></iframe>'
      }
    />,
  );
  await screen.findByText('Seen');
  expect(container.querySelector('img, script, iframe, [onerror]')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/run/)).toBeVisible();
});
