import type { FrameMetadata } from '../../core/ports.js'

/**
 * What the page says of itself: title, description, origin and icon. This is
 * what wallets show about it, without the path it was opened by.
 */
export function getPageMetadata(): FrameMetadata {
  const page = globalThis.document
  const { host = '', origin = '' } = globalThis.location ?? {}
  const description = page?.querySelector<HTMLMetaElement>(
    'meta[property="og:description"], meta[name="description"]',
  )?.content
  const icon = page?.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: page?.title || host,
    description: description ?? '',
    url: origin,
    icons: icon ? [icon] : [],
  }
}
