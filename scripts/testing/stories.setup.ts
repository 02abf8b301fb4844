// What a run of stories does without, for the processor's sake (decision 0073).
import './reactStacks';

// Layout, presses, focus and axe need no pixels, and painting them in software was a quarter of the run.
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');
