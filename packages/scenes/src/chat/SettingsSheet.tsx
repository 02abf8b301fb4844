import {
  type ChatFailure,
  type ChatSettings,
  explainFailure,
  type HomeFacts,
  listShared,
  MODEL,
  NO_SETTINGS,
  parseEndpoint,
  SETTING_LIMITS,
  type SharedItem,
} from '@app/chat';
import { useLanguage } from '@app/i18n';
import { assertNever, DIRECTION_NAMES } from '@app/kernel';
import { RELATIONSHIPS } from '@app/session';
import { Button, Checkbox, TextField } from '@app/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../MessageText';

export type TestOutcome =
  | { readonly kind: 'works' }
  | { readonly kind: 'failed'; readonly failure: ChatFailure };

export interface SettingsSheetProps {
  readonly settings: ChatSettings;
  /** The household data that sharing would send. */
  readonly home: HomeFacts | undefined;
  readonly onSave: (settings: ChatSettings) => void;
  readonly testAtOnce?: boolean | undefined;
  readonly onTest: (settings: ChatSettings) => Promise<TestOutcome>;
  readonly onBack: () => void;
}

/** Settings for the person's own service, and for the assistant's knowledge of the home. */
export function SettingsSheet({ settings, home, testAtOnce, onSave, onTest, onBack }: SettingsSheetProps) {
  const { t } = useTranslation(['visualization', 'common']);
  const [form, setForm] = useState(settings);
  const [testing, setTesting] = useState(false);
  const [outcome, setOutcome] = useState<TestOutcome>();
  const endpointBad = form.endpoint.trim() !== '' && !parseEndpoint(form.endpoint).ok;
  const change = (part: Partial<ChatSettings>) => {
    setForm({ ...form, ...part });
    setOutcome(undefined);
  };
  const test = async () => {
    setTesting(true);
    setOutcome(await onTest(form));
    setTesting(false);
  };
  const testNow = useEffectEvent(test);
  useEffect(() => {
    if (testAtOnce) void testNow();
  }, [testAtOnce]);
  return (
    <form
      className="chat-settings"
      aria-label={t('visualization:chat.settings')}
      onSubmit={event => {
        event.preventDefault();
        if (!endpointBad) onSave(form);
      }}
    >
      <p className="chat-aside">{t('visualization:chat.settingsIntro')}</p>
      <TextField
        label={t('visualization:chat.endpoint')}
        hint={t('visualization:chat.endpointHint')}
        error={endpointBad ? <MessageText message={{ code: 'chat/endpoint-invalid' }} /> : undefined}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        limit={SETTING_LIMITS.endpoint}
        value={form.endpoint}
        onChange={event => change({ endpoint: event.target.value })}
      />
      <TextField
        label={t('visualization:chat.model')}
        placeholder={MODEL}
        autoComplete="off"
        spellCheck={false}
        limit={SETTING_LIMITS.model}
        value={form.model}
        onChange={event => change({ model: event.target.value })}
      />
      <TextField
        label={t('visualization:chat.key')}
        hint={t('visualization:chat.keyHint')}
        type="password"
        revealLabel={t('visualization:chat.showKey')}
        autoComplete="off"
        spellCheck={false}
        limit={SETTING_LIMITS.key}
        value={form.key}
        onChange={event => change({ key: event.target.value })}
      />
      {form.endpoint.trim() !== '' && (
        <Checkbox
          label={t('visualization:chat.takesPictures')}
          hint={t('visualization:chat.takesPicturesHint')}
          checked={form.pictures === true}
          onChange={event => {
            const { pictures: _, ...rest } = form;
            setForm(event.target.checked ? { ...rest, pictures: true } : rest);
          }}
        />
      )}
      <Checkbox
        label={t('visualization:chat.shareHousehold')}
        hint={t('visualization:chat.shareHouseholdHint')}
        checked={form.share}
        onChange={event => change({ share: event.target.checked })}
      />
      <SharedList home={home} />
      <div role="status" className="chat-test">
        {outcome?.kind === 'works' && t('visualization:chat.works')}
        {outcome?.kind === 'failed' && <Trouble failure={outcome.failure} model={form.model || MODEL} />}
      </div>
      <div className="chat-acts">
        <Button type="submit" variant="primary" disabled={endpointBad}>
          {t('visualization:chat.save')}
        </Button>
        <Button
          busy={testing}
          busyLabel={t('visualization:chat.testing')}
          disabled={endpointBad}
          onClick={() => void test()}
        >
          {t('visualization:chat.test')}
        </Button>
        <Button variant="quiet" onClick={() => setForm({ ...NO_SETTINGS, share: form.share })}>
          {t('visualization:chat.reset')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('visualization:chat.back')}
        </Button>
      </div>
    </form>
  );
}

function Trouble({ failure, model }: { readonly failure: ChatFailure; readonly model: string }) {
  const { bubble, detail } = explainFailure(failure, model);
  return (
    <>
      <MessageText message={bubble} /> {detail && <MessageText message={detail} />}
    </>
  );
}

/** Item by item, before consent is given. */
function SharedList({ home }: { readonly home: HomeFacts | undefined }) {
  const { t } = useTranslation('visualization');
  const items = listShared(home);
  return (
    <section className="chat-shared" aria-label={t('chat.shareList')}>
      <p className="chat-shared__title">{t('chat.shareList')}</p>
      {items.length === 0 ? (
        <p className="chat-aside">{t('chat.shareNothing')}</p>
      ) : (
        <ul>
          {items.map((item, index) => (
            // Two members of a household may share a name, and the list does not change while it is shown.
            <li key={index}>
              <bdi>
                <SharedText item={item} />
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SharedText({ item }: { readonly item: SharedItem }) {
  const { t } = useTranslation(['visualization', 'userInfo']);
  const { language, inFace } = useLanguage();
  switch (item.kind) {
    case 'place':
      return t('visualization:chat.sharePlace', { place: item.text });
    case 'facing':
      return t('visualization:chat.shareFacing', {
        direction: inFace(DIRECTION_NAMES[language][item.direction]),
      });
    case 'resident': {
      const { name, kua, relationship } = item.resident;
      const known = RELATIONSHIPS.find(each => each === relationship);
      const relation = known ? t(`userInfo:relationships.${known}`) : relationship;
      const who = relation ? `${name} · ${relation}` : name;
      return kua === undefined ? who : t('visualization:chat.shareKua', { name: who, kua });
    }
    case 'computed':
      return t('visualization:chat.shareComputed');
    default:
      return assertNever(item);
  }
}
