// Layout, presses, focus and axe need no pixels, and painting them in software was a quarter of the run (decision 0073).
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');
