import { type Bubble, EMPTY_CONVERSATION, generateBubbles, MAX_MESSAGE, sendMessage } from '@app/dreamspace';
import { createI18n } from '@app/i18n';
import { millis, seededRandom } from '@app/kernel';
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { Conversation, type ConversationProps } from './Conversation';

const NOW = millis(1_780_000_000_000);
const [first] = generateBubbles(seededRandom(1), NOW);
const PERSON = { ...first, name: 'ada', location: 'suzhou', residents: 3 } as Bubble; // a space has thirteen

async function show(props: Partial<ConversationProps> = {}) {
  const i18n = await createI18n({ namespaces: ['common', 'visualization'], language: 'en' });
  const all: ConversationProps = {
    person: PERSON,
    conversation: EMPTY_CONVERSATION,
    language: 'en',
    captionLang: 'zh-CN',
    now: NOW,
    zone: 'UTC',
    limit: MAX_MESSAGE,
    unsent: '',
    onType: vi.fn(),
    onSend: vi.fn(() => undefined),
    onBack: vi.fn(),
    ...props,
  };
  render(
    <I18nextProvider i18n={i18n}>
      <Conversation {...all} />
    </I18nextProvider>,
  );
  return all;
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Message to Ada' });

describe('the conversation', () => {
  it('[R146] shows the profile, the records and a way back', async () => {
    const { onBack } = await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Ada' })).toBe(document.activeElement);
    for (const text of ['Location', 'Pingjiang Road, Suzhou', 'Birthday', '3 people', 'Last online']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByRole('heading', { name: 'Records' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the water' }));
    expect(onBack).toHaveBeenCalledOnce();
  });
  it('[R147] sends the text and empties the field; white space is not sent', async () => {
    const { onSend } = await show();
    fireEvent.submit(field());
    fireEvent.change(field(), { target: { value: '  ' } });
    fireEvent.submit(field());
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.change(field(), { target: { value: 'Hello' } });
    fireEvent.submit(field());
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Hello');
    expect(field().value).toBe('');
  });
  it('an Enter that commits pinyin does not send', async () => {
    await show();
    expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
  });
  it('a message over the limit stays whole and names the limit', async () => {
    const { onSend } = await show();
    fireEvent.change(field(), { target: { value: 'x'.repeat(MAX_MESSAGE + 1) } });
    expect(screen.getByText('At most 2000 characters, please; this has 2001.')).toBeTruthy();
    fireEvent.submit(field());
    expect(onSend).not.toHaveBeenCalled();
  });
  it('[R147] the other side is shown writing while a reply is due', async () => {
    const said = sendMessage(EMPTY_CONVERSATION, '<b>Hello</b>', NOW);
    await show(said.ok ? { conversation: said.value } : {});
    expect(screen.getByText('Ada is writing').getAttribute('role')).toBe('status');
    expect(screen.getByText('<b>Hello</b>')).toBeTruthy();
  });
});
