import type { Page } from '@playwright/test'

/**
 * What a page can put into the kit's dialog, or apply to it, that paints over
 * the card though Chromium reports the card as visible. All of it lies beside
 * the card, and only its effect lies over it.
 */
export type Paint = {
  /** Style sheet of the page. */
  css?: string
  /** Markup in the dialog. */
  html?: string
}

/** Nothing of the card has it. */
const COLOR = '#ff00ff'
const dialog = 'dialog[data-latchkey-frame]'
const nothing = 'linear-gradient(transparent,transparent)'
/** In the corner of the page, beside the card. */
const corner = 'position:fixed;left:0;top:0;z-index:9;pointer-events:none'
const everywhere =
  'filterUnits="userSpaceOnUse" primitiveUnits="userSpaceOnUse" x="-2000" y="-2000" width="6000" height="6000" color-interpolation-filters="sRGB"'
const flood = `<feFlood flood-color="${COLOR}"/>`
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${COLOR}"/></svg>`,
)}`

/** An SVG element with a filter, in a line of text beside the card. */
const svg = (
  filter: string,
  shape = `<rect width="5" height="5" fill="${COLOR}" filter="url(#paint)"/>`,
) => ({
  html: `<span style="${corner}"><svg style="overflow:visible" width="10" height="10"><filter id="paint" ${everywhere}>${filter}</filter>${shape}</svg></span>`,
})
/** An element in a line of text beside the card. */
const inline = (style: string, text = '') => ({
  html: `<span style="${corner}"><span style="display:inline-block;width:9px;height:9px;${style}">${text}</span></span>`,
})
/** As wide as the space beside the card. */
const slab = (filter: string) =>
  `<rect x="-2000" y="-2000" width="1900" height="4000" fill="${COLOR}" ${filter}/>`

export const paints: Readonly<Record<string, Paint>> = {
  feFlood: svg(flood),
  feImage: svg(
    `<feImage href="${picture}" preserveAspectRatio="none" x="-2000" y="-2000" width="6000" height="6000"/>`,
  ),
  feOffset: svg('<feOffset dx="2200" dy="0"/>', slab('filter="url(#paint)"')),
  feDropShadow: svg(
    `<feDropShadow dx="2200" dy="0" stdDeviation="0" flood-color="${COLOR}"/>`,
    slab('filter="url(#paint)"'),
  ),
  feMorphology: {
    html: `<span style="${corner}"><svg style="overflow:visible" width="10" height="10"><filter id="paint" filterUnits="userSpaceOnUse" x="0" y="0" width="1280" height="720"><feMorphology operator="dilate" radius="250 1"/></filter><rect x="340" width="100" height="720" fill="${COLOR}" filter="url(#paint)"/></svg></span>`,
  },
  feTile: svg(
    `<feFlood flood-color="${COLOR}" x="0" y="0" width="9" height="9"/><feTile/>`,
  ),
  feTurbulence: svg(
    '<feTurbulence baseFrequency="0"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 0 0 0 0 0 1 0 0 0 0 1"/>',
  ),
  feComponentTransfer: svg(
    '<feComponentTransfer><feFuncR type="table" tableValues="1 1"/><feFuncG type="table" tableValues="0 0"/><feFuncB type="table" tableValues="1 1"/><feFuncA type="table" tableValues="1 1"/></feComponentTransfer>',
  ),
  feDiffuseLighting: svg(
    `<feDiffuseLighting lighting-color="${COLOR}" diffuseConstant="1"><feDistantLight azimuth="0" elevation="90"/></feDiffuseLighting>`,
  ),
  feBlend: svg(`${flood}<feBlend/>`),
  'drop-shadow of CSS': svg(
    '',
    slab(`style="filter:drop-shadow(2200px 0 0 ${COLOR})"`),
  ),
  'an empty group': svg(flood, '<g filter="url(#paint)"/>'),
  'an empty link': svg(flood, '<a filter="url(#paint)"/>'),
  'an empty SVG': svg(
    flood,
    '<svg filter="url(#paint)" width="5" height="5"/>',
  ),
  'a group of nothing': svg(
    flood,
    '<g filter="url(#paint)"><g><path d=""/></g></g>',
  ),
  'an empty group of a fixed SVG': {
    html: `<svg style="${corner};overflow:visible" width="10" height="10"><filter id="paint" ${everywhere}>${flood}</filter><g filter="url(#paint)"/></svg>`,
  },
  'a mask of the dialog': {
    css: `${dialog}{mask-image:${nothing}}html,${dialog}::backdrop{background:${COLOR}}`,
  },
  'a mask of the iframe': {
    css: `${dialog} iframe{mask-image:${nothing}}${dialog}{background:${COLOR}!important}`,
  },
  'a mask that leaves the button': {
    css: `${dialog} iframe{mask:${nothing},linear-gradient(#000,#000) bottom/100% 90px no-repeat}${dialog}{background:${COLOR}!important}`,
  },
  'a mask by its short name': {
    css: `${dialog} iframe{-webkit-mask:${nothing}}${dialog}{background:${COLOR}!important}`,
  },
  'a mask of the page': {
    css: `html{mask-image:${nothing};background:${COLOR}}${dialog}{mask-image:${nothing}}${dialog}::backdrop{background:${COLOR}}`,
  },
  'a zoom of 0.6': { css: `${dialog} iframe{zoom:.6}` },
}

/** The same of effects that Chromium does notice. */
export const noticedPaints: Readonly<Record<string, Paint>> = {
  'a shape beyond its SVG': svg(
    '',
    `<rect x="-2000" y="-2000" width="6000" height="6000" fill="${COLOR}"/>`,
  ),
  'a stroke beyond its SVG': svg(
    '',
    `<path d="M0 0h2000" stroke="${COLOR}" stroke-width="4000"/>`,
  ),
  'box-shadow': inline(`box-shadow:0 0 0 2000px ${COLOR}`),
  outline: inline(`outline:2000px solid ${COLOR}`),
  'border-image': inline(
    `border:1px solid;border-image:linear-gradient(${COLOR},${COLOR}) 1 fill/1px/2000px`,
  ),
  'text-shadow': inline(
    `font:1500px monospace;color:${COLOR};text-shadow:0 0 0 ${COLOR}`,
    '■■',
  ),
  reflection: inline(
    `margin-left:-1300px;width:1290px;height:720px;background:${COLOR};-webkit-box-reflect:right 10px`,
  ),
}

/** Mounts it in the hostile page. Returns a function that undoes it. */
export async function mountPaint(page: Page, paint: Paint) {
  const handle = await page.evaluateHandle(
    ({ css = '', dialog, html = '' }) => {
      const style = document.createElement('style')
      style.textContent = css
      document.head.append(style)
      const template = document.createElement('template')
      template.innerHTML = html
      const elements = [...template.content.children]
      document.querySelector(dialog)?.append(...elements)
      return () => {
        for (const element of [style, ...elements]) element.remove()
      }
    },
    { ...paint, dialog },
  )
  return () => handle.evaluate((undo) => undo())
}

/** Share of the picture that is painted, from 0 to 1. */
export async function readPaintedShare(page: Page, picture: Buffer) {
  return page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (text) => text.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { height, width } = bitmap
    const drawing = new OffscreenCanvas(width, height).getContext('2d')
    drawing?.drawImage(bitmap, 0, 0)
    const { data = [] } = drawing?.getImageData(0, 0, width, height) ?? {}
    let painted = 0
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 255, blue = 0] = data.slice(at, at + 3)
      if (red > 240 && green < 15 && blue > 240) painted++
    }
    return painted / (width * height)
  }, picture.toString('base64'))
}
