import {
  type Bubble,
  conversationWith,
  countConnections,
  decidePress,
  findBubble,
  MAX_MESSAGE,
  nameOf,
} from '@app/dreamspace';
import { Conversation } from '@app/scenes/dream/Conversation';
import { Legend } from '@app/scenes/dream/Legend';
import { Meeting } from '@app/scenes/dream/Meeting';
import { Water } from '@app/scenes/dream/Water';
import { Button, CourtyardIcon, HairlineFrame, Heading, Spinner, TypedTexts } from '@app/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePorts } from '../../adapters/ports';
import AccountMenu from '../../common/AccountMenu';
import { useOver, useRouteAddress } from '../../common/address';
import { Brand } from '../../common/Brand';
import { LanguageButton } from '../../common/LanguageButton';
import { useLanguage } from '../../common/language';
import { useNotify } from '../../common/messages';
import { useNow } from '../../common/useNow';
import { selectInfo, useApp } from '../../store/store';
import { AccountName } from './AccountName';
import { useDream } from './useDream';
import './DeepDreamScreen.css';

/** The storage key of unsent words to a dream person, among the account's texts. */
const draftKey = (person: string) => `dream-draft/${person}`;

/** R128 to R148: the people of the dream on the water or as a list, and the conversation with one of them. */
export function DeepDreamScreen() {
  const { t } = useTranslation('visualization');
  const { language, inFace, captionLang } = useLanguage();
  const { clock, random, textStore, tabStore } = usePorts();
  const info = useApp(selectInfo);
  const notify = useNotify();
  const now = useNow('minute');
  const { dream, space, isSaved } = useDream();
  const { address, open, close } = useRouteAddress('/deep-dream');
  const { with: chosen } = address;
  const [met, setMet] = useState<string>();
  const [returnTo, setReturnTo] = useState<string>();

  const notified = useRef(false);
  useEffect(() => {
    if (isSaved || notified.current) return;
    notified.current = true;
    notify({ code: 'storage/unavailable' });
  }, [isSaved, notify]);

  const person = space && chosen ? findBubble(space, chosen) : undefined;
  const talking = person?.connectionStatus === 'connected-to-me' ? person : undefined;
  useOver(space !== undefined && chosen !== undefined && !talking, open, 'with');
  const acquaintance = space && met ? findBubble(space, met) : undefined;
  const nameIn = (bubble: Bubble) => inFace(nameOf(bubble, language)) ?? t('deepDream.stranger');

  const press = (bubble: Bubble) => {
    const action = decidePress(bubble.connectionStatus);
    if (action === 'nothing' || !dream.connect(bubble.id)) return;
    if (action === 'connect') setMet(bubble.id);
    dream.keep();
    open({ with: bubble.id });
  };
  const goBack = () => {
    setReturnTo(talking?.id);
    close('with');
  };

  return (
    <main id="content" tabIndex={-1} className="dream">
      <Water />
      <HairlineFrame />
      <div className="dream__account">
        <Button asChild variant="quiet" icon={<CourtyardIcon />}>
          <Link to="/visualization">{t('deepDream.backHome')}</Link>
        </Button>
        <LanguageButton />
        {info && <AccountMenu info={info} label={<AccountName info={info} />} />}
      </div>
      {!talking && (
        <header className="dream__title">
          <div className="dream__name">
            <Brand show="seal" />
            <Heading level={1} tabIndex={-1} caption={t('deepDream.titleOther')} captionLang={captionLang}>
              {t('deepDream.title')}
            </Heading>
          </div>
          {space && <Legend counts={countConnections(space.bubbles)} />}
        </header>
      )}
      {!space && (
        <p className="dream__waiting" role="status">
          <Spinner /> {t('deepDream.loading')}
        </p>
      )}
      {space && (
        <TypedTexts value={tabStore}>
          <Meeting
            bubbles={space.bubbles}
            field={dream.field()}
            language={language}
            random={random}
            away={talking !== undefined}
            returnTo={returnTo}
            onPress={press}
          />
        </TypedTexts>
      )}
      {space && talking && (
        <Conversation
          key={talking.id}
          person={talking}
          conversation={conversationWith(space, talking.id)}
          language={language}
          captionLang={captionLang}
          now={now}
          zone={clock.zone()}
          limit={MAX_MESSAGE}
          unsent={textStore.read(draftKey(talking.id)) ?? ''}
          onType={text => textStore.write(draftKey(talking.id), text)}
          onSend={text => dream.sendMessage(talking.id, text)}
          onBack={goBack}
        />
      )}
      <p className="ui-hidden" role="status">
        {acquaintance && t('deepDream.connectedNow', { name: nameIn(acquaintance) })}
      </p>
    </main>
  );
}
