import { type ComponentType, lazy, Suspense, useEffect } from 'react';

type FetchPart<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** For optional parts beside a screen: nothing replaces them. */
const Nothing = () => null;

/**
 * R218: a part of a screen whose code is loaded when it is shown; `meanwhile` fills its place. If loading fails,
 * `otherwise` replaces it and the screen stays; showing it again retries, which `lazy` of React never does. R810: Escape
 * closes a dialog that is still on its way.
 *
 * @example
 * const Map = lazyPart(() => import('./Map'), WordsInsteadOfTheMap);
 */
export function lazyPart<Props extends object>(
  fetchPart: FetchPart<Props>,
  otherwise: ComponentType<Props> = Nothing,
  meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const source: Source<Props> = {
    part: undefined,
    isMissing: false,
    fetchPart: () =>
      fetchPart().then(
        // An empty module: the page is reloading to get the real one.
        fetched => fetched ?? new Promise<never>(() => undefined),
        () => {
          source.isMissing = true;
          return { default: otherwise };
        },
      ),
  };
  return props => (
    <Suspense fallback={<Waiting Meanwhile={meanwhile} props={props} />}>
      <Part source={source} props={props} />
    </Suspense>
  );
}

interface WaitingProps<Props> {
  readonly Meanwhile: ComponentType<Props>;
  readonly props: Props;
}

function Waiting<Props extends object>({ Meanwhile, props }: WaitingProps<Props>) {
  const { onClose } = props as { readonly onClose?: () => void };
  useEffect(() => {
    // R1056: before whatever it will lie on, which listens on the document.
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !onClose) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [onClose]);
  return <Meanwhile {...props} />;
}

interface Source<Props> {
  readonly fetchPart: FetchPart<Props>;
  part: ComponentType<Props> | undefined;
  isMissing: boolean;
}

function Part<Props extends object>({
  source,
  props,
}: {
  readonly source: Source<Props>;
  readonly props: Props;
}) {
  // The props are those of the part: `lazy` only adds a ref.
  source.part ??= lazy(source.fetchPart) as unknown as ComponentType<Props>;
  const Fetched = source.part;
  useEffect(
    () => () => {
      if (source.isMissing) source.part = undefined;
      source.isMissing = false;
    },
    [source],
  );
  return <Fetched {...props} />;
}
