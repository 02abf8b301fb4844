import type { ManifestOptions } from 'vite-plugin-pwa';

/** R466: where photos that other apps share wait, and the part of the form that holds them. */
const INBOX = 'shared-photos';

/** What a phone or a desktop shows of the installed app. */
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
  screenshots: ['house', 'stars', 'almanac'].map(name => ({
    src: `/screens/${name}.jpg`,
    sizes: '1200x750',
    type: 'image/jpeg',
    form_factor: 'wide' as const,
  })),
  share_target: {
    action: '/create',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', files: [{ name: INBOX, accept: ['image/*'] }] },
  },
};

interface SharedRequest {
  readonly request: Request;
}

/**
 * R466: lays shared photos into the inbox and leads to the page that takes them in: at most 60 of them and 500 MB, for any
 * site may post here. Where the browser has no room they are not there, and the page opens all the same. The worker is one
 * file written from this function's text, so it knows nothing but what is in it.
 */
export async function takeShared({ request }: SharedRequest): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const photos = (form?.getAll('shared-photos') ?? []).filter(
    part => part instanceof File && part.type.startsWith('image/'),
  ) as File[]; // only files pass
  let at = Date.now();
  let left = 500_000_000;
  try {
    const inbox = await caches.open('shared-photos');
    for (const photo of photos.slice(0, 60)) {
      left -= photo.size;
      if (left < 0) break;
      at += 1;
      const headers = { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) };
      await inbox.put(`/shared-photos/${at}`, new Response(photo, { headers }));
    }
  } catch {
    // What was laid before is taken in.
  }
  return Response.redirect('/create', 303);
}
