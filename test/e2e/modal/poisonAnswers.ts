import type { Page } from '@playwright/test'
import { changeAnswer } from '../changeAnswer.js'
import { foreignTexts, foreignUrls } from './foreignTexts.js'

const textKeys = new Set([
  'description',
  'display_name',
  'name',
  'operationType',
  'symbol',
])
const urlKeys = new Set([
  'app_store',
  'avatar',
  'chrome_store',
  'desktop_link',
  'homepage',
  'iconUrl',
  'image_url',
  'link_mode',
  'logoUri',
  'mobile_link',
  'play_store',
  'webapp_link',
])
/** An image that would run code if it were a document. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="top.told(-1)"><script>top.told(-1)</script></svg>'

/**
 * Writes hostile texts and URLs into the responses of the API and the wallet
 * list, one after another, in the fields that users would read or see.
 *
 * @returns The number of each written so far.
 */
export async function poisonAnswers(page: Page, hosts: readonly string[]) {
  const counts = { text: 0, url: 0 }
  const take = (kind: 'text' | 'url') => {
    const list = kind === 'text' ? foreignTexts : foreignUrls
    const number = counts[kind]++
    return list[number % list.length]?.replaceAll('N', String(number)) ?? ''
  }
  const poison = (value: unknown, key = '', parent = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => poison(item, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [
          name,
          poison(item, name, key),
        ]),
      )
    if (typeof value !== 'string') return value
    const isImage = key === 'url' && /icon|preview|image/.test(parent)
    if (urlKeys.has(key) || isImage) return take('url')
    return textKeys.has(key) ? take('text') : value
  }
  await page.route(
    // The frame and its login have the same origin.
    (url) =>
      hosts.includes(url.origin) && !/^\/(sdk|auth\/(?!v1))/.test(url.pathname),
    (route) => changeAnswer(route, (body) => poison(body)),
  )
  await page.route('https://foreign.example/**', (route) =>
    route.fulfill({ body: drawing, contentType: 'image/svg+xml' }),
  )
  return counts
}
