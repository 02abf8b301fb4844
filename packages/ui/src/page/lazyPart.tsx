import { type ComponentType, lazy, Suspense, useEffect } from 'react';

type FetchPart<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A part that only accompanies a screen is not missed. */
const Nothing = () => null;

/**
 * R218: a part of a screen whose code comes when it is shown; `meanwhile` fills its place. Where it cannot be fetched,
 * `otherwise` takes its place and the screen stays; the next showing asks again, which `lazy` of React never does.
 *
 * @example
 * const Map = lazyPart(() => import('./Map'), WordsInsteadOfTheMap);
 */
export function lazyPart<Props extends object>(
  fetchPart: FetchPart<Props>,
  otherwise: ComponentType<Props> = Nothing,
  meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Meanwhile = meanwhile;
  const source: Source<Props> = {
    part: undefined,
    isMissing: false,
    fetchPart: () =>
      fetchPart().then(
        // An empty module: the page is being loaded again for it.
        fetched => fetched ?? new Promise<never>(() => undefined),
        () => {
          source.isMissing = true;
          return { default: otherwise };
        },
      ),
  };
  return props => (
    <Suspense fallback={<Meanwhile {...props} />}>
      <Part source={source} props={props} />
    </Suspense>
  );
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
  // Its props are those of the part: `lazy` only adds a ref.
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
