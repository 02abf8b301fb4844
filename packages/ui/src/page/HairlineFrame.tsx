import './HairlineFrame.css';

/** Two hairlines with gilt corners round a whole screen, as round a mounted picture. */
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
