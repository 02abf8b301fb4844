import { useEffect, useRef } from 'react';
import { Toaster as Stack, toast } from 'sonner';
import { IconButton } from '../button/IconButton';
import { CloseIcon } from '../icons/icons';
import { type Notice, toastDuration } from './notifier';
import './feedback.css';

export interface ToastStackProps {
  /** Newest first. */
  readonly notices: readonly Notice[];
  /** Names the region of toasts, for example "Notifications". */
  readonly label: string;
  readonly closeLabel: string;
  readonly theme: 'paper' | 'ink';
}

/** The drawn toasts. Its own module, because sonner is needed by few visits. */
export default function ToastStack({ notices, label, closeLabel, theme }: ToastStackProps) {
  const shown = useRef(0);
  useEffect(() => {
    const fresh = notices.filter(notice => notice.id > shown.current).reverse();
    shown.current = notices[0]?.id ?? 0;
    for (const notice of fresh) {
      toast.custom(
        id => <Toast notice={notice} closeLabel={closeLabel} onClose={() => toast.dismiss(id)} />,
        {
          id: notice.id,
          duration: toastDuration(notice),
        },
      );
    }
  }, [notices, closeLabel]);
  return (
    <Stack
      // The live region of Toaster already speaks; two voices would say everything twice.
      ref={section => section?.setAttribute('aria-live', 'off')}
      customAriaLabel={label}
      theme={theme === 'ink' ? 'dark' : 'light'}
      position="top-right"
      offset={16}
      mobileOffset={12}
      gap={12}
      visibleToasts={4}
    />
  );
}

export interface ToastProps {
  readonly notice: Notice;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

export function Toast({ notice, closeLabel, onClose }: ToastProps) {
  const { tone, text, second, action } = notice;
  const act = () => {
    action?.onAct();
    onClose();
  };
  return (
    <div className={`ui-toast ui-toast--${tone}`}>
      <div className="ui-toast__text">
        <p>{text}</p>
        {second && (
          <p className="ui-toast__second">
            <span lang={second.lang}>{second.text}</span>
          </p>
        )}
      </div>
      {action && (
        <button type="button" className="ui-toast__action" onClick={act}>
          {action.label}
        </button>
      )}
      <IconButton size="s" label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
    </div>
  );
}
