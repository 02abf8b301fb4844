import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFollowEnd } from './useFollowEnd';

function List({ content }: { readonly content: string }) {
  const { viewport, atEnd } = useFollowEnd(content, 'streaming');
  return (
    <div ref={viewport} data-testid="viewport" data-at-end={atEnd}>
      <p>{content}</p>
    </div>
  );
}

/** 300 px of a list as high as it is told, since the test's browser lays nothing out. */
function showList() {
  const { rerender } = render(<List content="" />);
  const viewport = screen.getByTestId('viewport');
  let height = 300;
  let top = 0;
  Object.defineProperties(viewport, {
    clientHeight: { get: () => 300 },
    scrollHeight: { get: () => height },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.min(to, height - 300)) },
  });
  return {
    top: () => top,
    grow: (by: number) => (height += by),
    draw: (content: string) => rerender(<List content={content} />),
    scroll: (to: number) => act(() => (viewport.scrollTop = to)),
    hear: () => fireEvent.scroll(viewport),
    atEnd: () => viewport.dataset['atEnd'],
  };
}

it('goes on following when the list grew before its own scrolling was told', () => {
  const list = showList();
  list.grow(200);
  list.draw('one');
  list.grow(200);
  list.hear();
  expect(list.atEnd()).toBe('true');
  list.draw('two');
  expect(list.top()).toBe(400);
});

it('leaves the reader alone who scrolled up, until they are back at the end', () => {
  const list = showList();
  list.grow(400);
  list.draw('one');
  list.hear();
  list.scroll(100);
  list.hear();
  expect(list.atEnd()).toBe('false');
  list.grow(200);
  list.draw('two');
  expect(list.top()).toBe(100);
  list.scroll(600);
  list.hear();
  list.grow(200);
  list.draw('three');
  expect(list.top()).toBe(800);
});

it('leaves the reader alone who scrolled up before its own scrolling was told', () => {
  const list = showList();
  list.grow(400);
  list.draw('one');
  list.hear();
  list.grow(400);
  list.draw('two');
  list.scroll(600);
  list.hear();
  expect(list.atEnd()).toBe('false');
  list.grow(200);
  list.draw('three');
  expect(list.top()).toBe(600);
});
