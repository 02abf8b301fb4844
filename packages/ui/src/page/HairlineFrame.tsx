import './HairlineFrame.css';

/** Two hairlines with gilt corners around a whole screen, like a mounted picture. */
export function HairlineFrame() {
  return (
    <div className="hairline-frame" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
