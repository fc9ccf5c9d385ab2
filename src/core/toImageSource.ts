import { isImageUrl } from './url.js'

/**
 * Returns the source of a picture that an app has set.
 *
 * @param source - URL of an image, or the markup of an SVG
 * @returns `undefined` for anything else
 *
 * @example
 * toImageSource('<svg xmlns="…">…</svg>') // 'data:image/svg+xml,…'
 */
export function toImageSource(source: string | undefined): string | undefined {
  if (typeof source !== 'string') return undefined
  const url = /^\s*<svg[\s>]/i.test(source)
    ? `data:image/svg+xml,${encodeURIComponent(source)}`
    : source
  return isImageUrl(url) ? url : undefined
}
