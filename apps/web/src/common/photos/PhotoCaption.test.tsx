import { millis } from '@app/kernel';
import { addPhotos, type Photo } from '@app/records';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stagePart } from '../../testing/stagePart';
import { PhotoCaption } from './PhotoCaption';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

async function open() {
  const file = { name: 'tea.jpg', type: 'image/jpeg', size: 1, lastModified: 0 };
  const photo = addPhotos([], [file], millis(0)).photos[0] as Photo; // one file, one photo
  const onKeep = vi.fn();
  const { part } = await stagePart(<PhotoCaption photo={photo} onKeep={onKeep} />);
  render(part);
  return { onKeep, field: screen.getByRole('textbox') };
}

describe("a photo's caption", () => {
  it('[R255] reports a full field', async () => {
    const { field } = await open();
    fireEvent.change(field, { target: { value: 'x'.repeat(199) } });
    expect(field.getAttribute('aria-describedby')).toBeNull();
    fireEvent.change(field, { target: { value: 'x'.repeat(200) } });
    expect(screen.getByText(/200/).id).toBe(field.getAttribute('aria-describedby'));
  });

  it('is saved at a pause in typing, without leaving the field', async () => {
    const { onKeep, field } = await open();
    fireEvent.change(field, { target: { value: 'Tea' } });
    fireEvent.change(field, { target: { value: 'Tea by the window' } });
    expect(onKeep).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onKeep).toHaveBeenCalledExactlyOnceWith('Tea by the window');
  });

  it('is saved at once when the field is left', async () => {
    const { onKeep, field } = await open();
    fireEvent.change(field, { target: { value: 'Tea' } });
    fireEvent.blur(field);
    expect(onKeep).toHaveBeenCalledExactlyOnceWith('Tea');
    await vi.advanceTimersByTimeAsync(1000);
    expect(onKeep).toHaveBeenCalledTimes(1);
  });
});
