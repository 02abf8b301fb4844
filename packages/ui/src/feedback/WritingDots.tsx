import './WritingDots.css';

/** Three dots that come and go while somebody writes. Words beside them say so. */
export function WritingDots() {
  return (
    <span className="writing-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
