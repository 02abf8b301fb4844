import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFollowEnd } from './useFollowEnd';

function List({ content, phase }: { readonly content: string; readonly phase: string }) {
  const { viewport, atEnd, toEnd } = useFollowEnd(phase === 'waiting', '.answer');
  return (
    <>
      <div ref={viewport} data-testid="viewport" data-at-end={atEnd}>
        <p className="answer" data-testid="answer">
          {content}
        </p>
      </div>
      <button type="button" onClick={toEnd}>
        to the end
      </button>
    </>
  );
}

/** 300 px of a list of a given height, since the tests' DOM has no layout. */
function showList() {
  const { rerender } = render(<List content="" phase="idle" />);
  const viewport = screen.getByTestId('viewport');
  let height = 300;
  let top = 0;
  /** The start of the last answer in the list. */
  let answer = 0;
  screen.getByTestId('answer').getBoundingClientRect = () => new DOMRect(0, answer - top, 100, 20);
  Object.defineProperties(viewport, {
    clientHeight: { get: () => 300 },
    scrollHeight: { get: () => height },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.min(to, height - 300)) },
  });
  return {
    top: () => top,
    grow: (by: number) => (height += by),
    draw: (content: string, phase = 'streaming') => rerender(<List content={content} phase={phase} />),
    /** The next rendered text is an answer below everything else. */
    begin: () => (answer = height),
    press: () => fireEvent.click(screen.getByRole('button')),
    scroll: (to: number) => act(() => (viewport.scrollTop = to)),
    hear: () => fireEvent.scroll(viewport),
    atEnd: () => viewport.dataset['atEnd'],
  };
}

it('keeps following when the list grew before its own scroll event', () => {
  const list = showList();
  list.grow(200);
  list.draw('one');
  list.grow(200);
  list.hear();
  expect(list.atEnd()).toBe('true');
  list.draw('two');
  expect(list.top()).toBe(400);
});

it('does not move a reader who scrolled up, until they are back at the end', () => {
  const list = showList();
  list.grow(400);
  list.draw('one');
  list.hear();
  list.scroll(100);
  list.hear();
  // The end is within a screen: no way there is needed.
  expect(list.atEnd()).toBe('true');
  list.grow(200);
  list.draw('two');
  expect(list.top()).toBe(100);
  list.scroll(600);
  list.hear();
  list.grow(200);
  list.draw('three');
  expect(list.top()).toBe(800);
});

it('does not move a reader who scrolled up before its own scroll event', () => {
  const list = showList();
  list.grow(400);
  list.draw('one');
  list.hear();
  list.grow(400);
  list.draw('two');
  list.scroll(600);
  list.hear();
  list.grow(200);
  list.draw('three');
  expect(list.top()).toBe(600);
  list.hear();
  expect(list.atEnd()).toBe('false');
});

it('[R416] the browser keeps the place of a reader who scrolled up, and of nobody else', () => {
  const list = showList();
  const anchoring = () => screen.getByTestId('viewport').style.overflowAnchor;
  list.grow(400);
  list.draw('one');
  list.hear();
  expect(anchoring()).toBe('none');
  list.scroll(100);
  list.hear();
  list.draw('two');
  expect(anchoring()).toBe('');
});

describe('[R416] an answer is read from its question on', () => {
  /** A question was asked at the end of a list of 700 px, and `by` px of its answer have arrived. */
  const answered = (by: number) => {
    const list = showList();
    list.grow(400);
    list.draw('question', 'waiting');
    list.hear();
    list.begin();
    list.grow(by);
    list.draw('answer');
    list.hear();
    return list;
  };

  it('longer than the view, it opens at the question, and a way to the end is offered once the reader scrolls', () => {
    const list = answered(900);
    expect(list.top()).toBe(700 - 12);
    expect(list.atEnd()).toBe('true');
    list.draw('answer', 'idle');
    expect(list.top()).toBe(700 - 12);
    list.scroll(700);
    list.hear();
    expect(list.atEnd()).toBe('false');
  });

  it('short enough to fit, it is shown to its end', () => {
    const list = answered(200);
    expect(list.top()).toBe(600);
    expect(list.atEnd()).toBe('true');
  });

  it('while growing, it is followed until the question is at the top of the view, and no further', () => {
    const list = answered(100);
    expect(list.top()).toBe(500);
    list.grow(100);
    list.draw('answer grows');
    list.hear();
    expect(list.top()).toBe(600);
    list.grow(500);
    list.draw('answer grows on');
    list.hear();
    expect(list.top()).toBe(700 - 12);
    expect(list.atEnd()).toBe('true');
  });

  it('stays where the reader scrolls, up or down', () => {
    for (const to of [300, 800]) {
      const list = answered(900);
      list.scroll(to);
      list.hear();
      list.grow(300);
      list.draw('more');
      expect(list.top()).toBe(to);
      expect(list.atEnd()).toBe('false');
      cleanup();
    }
  });

  it('is followed to its end once the reader goes there, by the button or by scrolling', () => {
    for (const go of ['press', 'scroll'] as const) {
      const list = answered(900);
      if (go === 'press') list.press();
      else list.scroll(1300);
      list.hear();
      expect(list.atEnd()).toBe('true');
      list.grow(300);
      list.draw('more');
      expect(list.top()).toBe(1600);
      cleanup();
    }
  });
});
