import { isNamed } from '@app/validation';
import { useTranslation } from 'react-i18next';
import type { UserInfoForm } from '../useUserInfo';

/** Progress: photos, place, residents. The red bead is at what this page asks for next, photos last. */
export function Steps({ form: { hasPhotos, draft } }: { readonly form: UserInfoForm }) {
  const { t } = useTranslation('userInfo');
  const steps = [
    { id: 'photos', label: t('page.stepPhotos'), done: hasPhotos },
    { id: 'place', label: t('page.stepPlace'), done: draft.location !== undefined },
    { id: 'residents', label: t('page.stepResidents'), done: draft.residents.some(isNamed) },
  ];
  const [photos, ...ofThisPage] = steps;
  const next = [...ofThisPage, photos].find(step => step?.done === false);
  return (
    <ol className="profile__steps" aria-label={t('page.steps')}>
      {steps.map(step => (
        <li
          key={step.id}
          className={step.done ? 'is-done' : undefined}
          aria-current={step === next ? 'step' : undefined}
        >
          {step.label}
          {step.done && <span className="ui-hidden"> {t('page.stepDone')}</span>}
        </li>
      ))}
    </ol>
  );
}
