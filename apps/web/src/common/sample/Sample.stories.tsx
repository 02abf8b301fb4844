import { EMPTY_HOME, formatSampleBefore, SAMPLE_ROOMS, sampleShot } from '@app/home';
import { drawRoom } from '@app/scenes/sample';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fakePorts, LIN_YUE, NOW } from '../../testing/fakePorts';
import { partStory } from '../../testing/stagePart';
import SampleNotice from './SampleNotice';

/** A home to try without photos: its notice, and its drawn rooms. */
const meta = {
  title: 'Parts/Sample home',
  component: SampleNotice,
} satisfies Meta<typeof SampleNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const standing = () => {
  const ports = fakePorts({ info: LIN_YUE });
  ports.textStore.write('sample-home', formatSampleBefore({ home: EMPTY_HOME, photoIds: [], people: {} }));
  return ports;
};

/** Hangs in a corner of every view of the sample; one press removes it. */
export const Notice: Story = partStory(<SampleNotice />, standing);

function Rooms() {
  const [pictures, setPictures] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    const drawing = SAMPLE_ROOMS.map(room => drawRoom(room.drawn, '示例 SAMPLE', sampleShot(room, NOW)));
    const urls = Promise.all(drawing).then(blobs =>
      blobs.flatMap(blob => (blob ? [URL.createObjectURL(blob)] : [])),
    );
    void urls.then(made => !gone && setPictures(made));
    return () => {
      gone = true;
      void urls.then(made => {
        for (const url of made) URL.revokeObjectURL(url);
      });
    };
  }, []);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))', gap: 16 }}>
      {pictures.map((url, index) => (
        <img key={url} src={url} alt={SAMPLE_ROOMS[index]?.drawn ?? ''} style={{ width: '100%' }} />
      ))}
    </div>
  );
}

/** Its rooms in ink as their cameras see them, drawn in the browser from a list of their things and stamped as samples. */
export const DrawnRooms: Story = { render: () => <Rooms /> };
