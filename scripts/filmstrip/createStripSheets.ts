import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Picture } from './film.js'

/** When a strip is looked at, in milliseconds after the action. */
const TIMES_MS = [
  ...[0, 100, 200, 300, 400, 500, 700, 900, 1_200, 1_500, 1_800, 2_100],
  ...[
    2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 7_000, 8_000, 10_000, 12_000,
    15_000,
  ],
]
/** On the sheet with the frames of one film. */
const MOST_FRAMES = 72
/** A frame this much smaller or larger shows something else. */
const SIZE_CHANGE = 0.015
/** A slow change, as of a placeholder that pulses, is shown this often. */
const LONGEST_GAP_MS = 500

export type Film = { kit: string; ms: number; pictures: readonly Picture[] }

/**
 * Lays the films of a strip below each other: `<strip>.png` shows what was on
 * the screen at given times, `<strip>-<kit>.png` the frames that differ.
 */
export async function createStripSheets(parameters: createStripSheets.Options) {
  const { browser, films, folder, strip } = parameters
  const rows = films.map(({ kit, ms, pictures }) => {
    const times = TIMES_MS.filter((time) => time <= ms)
    const cells = times.map((time) =>
      toCell(`${time}`, toShown(pictures, time)),
    )
    return `<h2>${kit}</h2><div>${cells.join('')}</div>`
  })
  await draw(browser, join(folder, strip), rows.join(''))
  for (const { kit, pictures } of films) {
    const cells = toDistinct(pictures)
      .slice(0, MOST_FRAMES)
      .map((picture) => toCell(`${picture.at}`, picture))
    const page = `<h2>${kit}</h2><main>${cells.join('')}</main>`
    await draw(browser, join(folder, `${strip}-${toName(kit)}`), page)
  }
}

export declare namespace createStripSheets {
  type Options = {
    browser: Browser
    films: readonly Film[]
    folder: string
    strip: string
  }
}

/** A name that fits a file. */
export function toName(kit: string) {
  return kit.toLowerCase().replace(/\W+/g, '-')
}

/** Leaves out frames that look like the one before. */
function toDistinct(pictures: readonly Picture[]) {
  const kept: Picture[] = []
  let size = 0
  for (const [index, picture] of pictures.entries()) {
    const next = statSync(picture.file).size
    const isOther = Math.abs(next - size) > size * SIZE_CHANGE
    const gap = picture.at - (kept.at(-1)?.at ?? 0)
    const isLast = index === pictures.length - 1
    if (!isOther && !isLast && gap < LONGEST_GAP_MS) continue
    kept.push(picture)
    size = next
  }
  return kept
}

/** What the screen showed at a time: the last frame before. */
function toShown(pictures: readonly Picture[], time: number) {
  return pictures.findLast(({ at }) => at <= time) ?? pictures[0]
}

function toCell(label: string, picture: Picture | undefined) {
  if (!picture) return '<figure></figure>'
  const source = pathToFileURL(picture.file).href
  return `<figure><figcaption>${label}<i>${picture.at}</i></figcaption><img src="${source}"></figure>`
}

async function draw(browser: Browser, path: string, body: string) {
  writeFileSync(`${path}.html`, toPage(body))
  const page = await browser.newPage({ viewport: { width: 2100, height: 400 } })
  await page.goto(pathToFileURL(`${path}.html`).href)
  await page.screenshot({ fullPage: true, path: `${path}.png` })
  await page.close()
}

const toPage = (body: string) => `<!doctype html>
<meta charset="utf-8">
<style>
  body { margin: 12px; background: #555; color: #fff; font: 13px system-ui; width: max-content }
  div { display: flex; gap: 6px }
  main { display: flex; flex-wrap: wrap; gap: 6px; width: 2080px }
  figure { margin: 0 }
  figcaption { display: flex; justify-content: space-between }
  i { color: #bbb }
  img { width: 160px; height: 346px; object-fit: contain; background: #000 }
</style>
${body}
`
