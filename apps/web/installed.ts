import type { ManifestOptions } from 'vite-plugin-pwa';

/** R466: where photos that other apps share wait, and the part of the form that holds them. */
const INBOX = 'shared-photos';

const picture = (name: string, sizes: string, shape: 'wide' | 'narrow') => ({
  src: `/screens/${name}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor: shape,
});

/** The installed app's appearance on a phone or a desktop. */
export const MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: '墨与星 Ink & Starlight',
  short_name: '墨与星',
  description: '以墨绘宅，以星观时。 Your home in ink under the real sky.',
  lang: 'zh-CN',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#F6F1E7',
  background_color: '#F6F1E7',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: '今日黄历 Today’s almanac', short_name: '今日', url: '/visualization?tool=almanac' },
    { name: '宇宙信使 Cosmic Messenger', short_name: '信使', url: '/visualization?tool=chat' },
    { name: '星图 Star map', short_name: '星图', url: '/visualization?view=stars' },
  ],
  screenshots: [
    ...['house', 'stars', 'almanac'].map(name => picture(name, '1200x750', 'wide')),
    // A phone's store page shows only these.
    ...['house-narrow', 'almanac-narrow'].map(name => picture(name, '780x1688', 'narrow')),
  ],
  share_target: {
    action: '/create',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', files: [{ name: INBOX, accept: ['image/*'] }] },
  },
};

interface SharedRequest {
  readonly request: Request;
  readonly event?: { waitUntil(until: Promise<unknown>): void };
}

/**
 * R466: leads to the page that accepts shared photos and hands them over: at most 60 of them and 500 MB, since any
 * site may post here. Until that page asks they are held in memory for two minutes and never stored: they contain the
 * place where they were taken (R220). The worker is one file written from this function's text, so it can use nothing
 * outside it.
 */
export async function takeShared({ request, event }: SharedRequest): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const sent = (form?.getAll('shared-photos') ?? []).filter(
    part => part instanceof File && part.type.startsWith('image/'),
  ) as File[]; // only files are passed on
  let left = 500_000_000;
  const photos = sent.slice(0, 60).filter(photo => {
    left -= photo.size;
    return left >= 0;
  });
  if (photos.length > 0) {
    const at = Date.now();
    const channel = new BroadcastChannel('shared-photos');
    const handedOver = new Promise<void>(resolve => {
      const end = () => {
        clearTimeout(timer);
        channel.close();
        resolve();
      };
      const timer = setTimeout(end, 120_000);
      channel.onmessage = ({ data }: MessageEvent<{ readonly ask?: string }>) => {
        if (data.ask === undefined) return;
        channel.postMessage({ to: data.ask, at, photos });
        end();
      };
    });
    event?.waitUntil(handedOver);
  }
  return Response.redirect('/create', 303);
}
