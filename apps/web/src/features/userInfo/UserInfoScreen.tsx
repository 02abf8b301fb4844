import { fieldIdOf, PHOTOS_ID, START_ID } from '@app/home';
import { MessageText } from '@app/scenes/MessageText';
import { toPersonKey, type UserInfo } from '@app/session';
import { Button, ErrorSummary, Heading } from '@app/ui';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../common/language';
import { Page } from '../../common/Page';
import { useLoadPhotos } from '../../common/photos/useLoadPhotos';
import { UndoButtons } from '../../common/UndoButtons';
import { selectInfo, useApp } from '../../store/store';
import { FieldError } from './parts/FieldError';
import { PlaceSection } from './parts/PlaceSection';
import { ResidentList } from './parts/ResidentList';
import { Steps } from './parts/Steps';
import { type UserInfoForm, useUserInfo } from './useUserInfo';
import './UserInfoScreen.css';

/** R47 to R61: the place of the house and its residents. */
export function UserInfoScreen() {
  const info = useApp(selectInfo);
  // Signed out in another tab: the guard is about to redirect.
  return info ? <Profile key={toPersonKey(info)} info={info} /> : null;
}

function Profile({ info }: { readonly info: UserInfo }) {
  const { t } = useTranslation('userInfo');
  const { captionLang } = useLanguage();
  const form = useUserInfo(info);
  return (
    <Page className="profile">
      <header className="profile__head">
        <Heading level={1} tabIndex={-1} caption={t('page.captionOther')} captionLang={captionLang}>
          {t('page.title')}
        </Heading>
        <Steps form={form} />
      </header>
      <Summary form={form} />
      <div className="profile__form" inert={form.busy}>
        <PlaceSection form={form} />
        <ResidentList form={form} />
        {!form.hasPhotos && <PhotosMissing form={form} />}
      </div>
      <footer className="foot-bar">
        <p className="profile__note">{t('page.pillarsNote')}</p>
        <UndoButtons {...form} />
        <Button
          id={START_ID}
          variant="primary"
          size="l"
          busy={form.busy}
          busyLabel={t('page.saved')}
          onClick={form.start}
        >
          {t('page.start')}
        </Button>
      </footer>
    </Page>
  );
}

/** A11: the first error heads the form; the others are at their fields. */
function Summary({ form: { summary } }: { readonly form: UserInfoForm }) {
  const { t } = useTranslation('userInfo');
  return (
    <ErrorSummary
      title={t('page.errorSummary')}
      faults={summary ? [{ fieldId: fieldIdOf(summary), text: <MessageText message={summary} /> }] : []}
    />
  );
}

/** R59: the way to the photos; typed text waits here. Photos chosen and left there count once they are accepted. */
function PhotosMissing({ form }: { readonly form: UserInfoForm }) {
  const { t } = useTranslation('userInfo');
  useLoadPhotos();
  const count = useApp(state => state.photos.length);
  const error = form.errors.find(({ field }) => field === 'photos');
  const described = error && `${PHOTOS_ID}-error`;
  const take = () => {
    form.takePhotos();
    // The button goes with the section about photos.
    document.getElementById(START_ID)?.focus();
  };
  return (
    <section className="profile__photos" aria-labelledby="profile-photos-title">
      <h2 id="profile-photos-title">{t('page.stepPhotos')}</h2>
      <p>{count > 0 ? t('page.photosHere', { count }) : t('page.photosNeeded')}</p>
      <div className="profile__photo-ways">
        {count > 0 && (
          <Button id={PHOTOS_ID} aria-describedby={described} onClick={take}>
            {t('page.usePhotos', { count })}
          </Button>
        )}
        <Button asChild {...(count > 0 && { variant: 'quiet' })}>
          <Link {...(count === 0 && { id: PHOTOS_ID, 'aria-describedby': described })} to="/create">
            {t('page.addPhotos')}
          </Link>
        </Button>
      </div>
      <FieldError id={`${PHOTOS_ID}-error`} error={error} />
    </section>
  );
}
