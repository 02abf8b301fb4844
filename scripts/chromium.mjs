// Finds a Chromium for tests, or installs one. Also a command: `node scripts/chromium.mjs --install`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Flags that make every run draw the same pictures, with or without a graphics card, and keep it off the network. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Only WebGL needs the software GPU. Drawing the pages with it too takes half as much processor time again.
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
];

// The headless shell has no window to maintain and takes three fifths of the processor time.
const ON_PATH = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const runs = path => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** The path of a browser that starts, or undefined. Order: CHROMIUM_PATH, Playwright's own, PATH, usual places. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const own = chromium.executablePath();
  // On Windows, asking for the version opens a window; elsewhere it shows whether the browser has its system libraries.
  if (own && existsSync(own) && (process.platform === 'win32' || runs(own))) return own;
  for (const name of ON_PATH) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
    const path = found.stdout?.split(/\r?\n/)[0]?.trim();
    if (found.status === 0 && path && runs(path)) return path;
  }
  return FIXED_PLACES.find(path => existsSync(path));
}

const HELP = `No Chromium was found and none could be installed.
Install Chrome, Chromium or Edge, or point CHROMIUM_PATH at one:
  Debian, Ubuntu   sudo apt-get install chromium-headless-shell fonts-noto-cjk
  Fedora           sudo dnf install chromium google-noto-sans-cjk-fonts
  macOS            brew install --cask chromium
  Windows          winget install Google.Chrome
  elsewhere        npx playwright install chromium`;

/** The path of a browser, installing one if necessary; if that fails too, throws an error with instructions. */
export function ensureChromium() {
  const found = findChromium();
  if (found) {
    ensureHanFonts();
    return found;
  }
  console.log('No Chromium here: installing one (once).');
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const fonts = ['fonts-noto-cjk', 'fonts-noto-color-emoji'];
    apt(['chromium-headless-shell', ...fonts]);
    // Older releases contain only the complete browser.
    if (!findChromium()) apt(['chromium', ...fonts]);
  } else {
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
    });
  }
  const installed = findChromium();
  if (!installed) throw new Error(HELP);
  return installed;
}

// Without a Han font, screenshots show boxes and text has different widths.
function ensureHanFonts() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const fonts = spawnSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8' });
  if (fonts.status === 0 && fonts.stdout.trim() === '') apt(['fonts-noto-cjk']);
}

function apt(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    env,
  });
}

if (process.argv[1]?.endsWith('chromium.mjs') && process.argv.includes('--install')) {
  console.log(ensureChromium());
}
