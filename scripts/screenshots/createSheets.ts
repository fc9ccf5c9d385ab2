import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'

const looks = ['dark-1280', 'light-1280', 'dark-390', 'light-390'] as const

/**
 * Lays out the screenshots of a folder: `index.html` has every view as a row
 * with its four looks, `sheet-<look>.png` every view in one look.
 */
export async function createSheets({ browser, folder }: createSheets.Options) {
  const files = new Set(readdirSync(folder))
  const names = [...files].flatMap((file) => {
    const [, view, look] = /^(.+)-((?:dark|light)-\d+)\.png$/.exec(file) ?? []
    return view && look && view !== 'sheet' ? [view] : []
  })
  const views = [...new Set(names)].sort()
  const draw = (view: string, look: string) => {
    const file = `${view}-${look}.png`
    return files.has(file)
      ? `<a href="${file}"><img class="w${look.slice(-3)}" src="${file}" alt="${view}, ${look}"></a>`
      : '<i>not taken</i>'
  }
  const rows = views.map(
    (view) =>
      `<h2>${view}</h2><div>${looks.map((look) => draw(view, look)).join('')}</div>`,
  )
  const index = join(folder, 'index.html')
  writeFileSync(index, toPage(rows.join('')))
  const page = await browser.newPage({ viewport: { width: 2000, height: 900 } })
  for (const look of looks) {
    const tiles = views
      .filter((view) => files.has(`${view}-${look}.png`))
      .map(
        (view) =>
          `<figure><figcaption>${view}</figcaption>${draw(view, look)}</figure>`,
      )
    if (tiles.length === 0) continue
    // Only a page with a file URL may load files.
    const sheet = join(folder, `sheet-${look}.html`)
    writeFileSync(sheet, toPage(`<main>${tiles.join('')}</main>`))
    await page.goto(pathToFileURL(sheet).href)
    await page.screenshot({
      fullPage: true,
      path: join(folder, `sheet-${look}.png`),
    })
  }
  await page.close()
}

/** Wide screenshots show their center, where the modal is. */
const toPage = (body: string) => `<!doctype html>
<meta charset="utf-8">
<title>Every view</title>
<style>
  body { margin: 16px; background: #777; color: #fff; font: 14px system-ui }
  main { display: flex; flex-wrap: wrap; gap: 12px }
  figure { margin: 0 }
  figcaption { height: 20px }
  div { display: flex; gap: 12px }
  img { height: 520px; object-fit: cover; object-position: center; background: #000 }
  .w280 { width: 260px }
  .w390 { width: 240px; object-fit: contain }
  i { width: 240px }
</style>
${body}
`

export declare namespace createSheets {
  type Options = { browser: Browser; folder: string }
}
