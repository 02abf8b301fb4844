import './WritingDots.css';

/** Three blinking dots while somebody writes, described by the text beside them. */
export function WritingDots() {
  return (
    <span className="writing-dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
