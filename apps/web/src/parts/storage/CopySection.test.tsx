import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakePorts, LIN_YUE } from '../../testing/fakePorts';
import { createTestWorld, TestApp } from '../../testing/TestApp';
import { CopySection } from './CopySection';

it('says that an import failed, and not an export, when the file is gone from its disk', async () => {
  const world = await createTestWorld(fakePorts({ info: LIN_YUE }));
  render(
    <TestApp world={world}>
      <CopySection />
    </TestApp>,
  );
  const unreadable = () => Promise.reject(new DOMException('', 'NotReadableError'));
  const gone = Object.assign(new File(['x'], 'export.zip', { type: 'application/zip' }), {
    slice: () => Object.assign(new Blob(), { arrayBuffer: unreadable }),
  });
  await userEvent.setup().upload(screen.getByLabelText('Import an export', { selector: 'input' }), gone);
  expect((await screen.findByRole('alert')).textContent).toContain('The import could not be finished');
});
