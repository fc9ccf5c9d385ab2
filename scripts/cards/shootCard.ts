import type { Page } from '@playwright/test'
import type {} from '../../test/browser/openHarness.js'
import type { openCard } from './openCard.js'

/** Takes the card in one look, and its end too where it has to be scrolled. */
export async function shootCard(
  page: Page,
  {
    card,
    iframe,
  }: Pick<Awaited<ReturnType<typeof openCard>>, 'card' | 'iframe'>,
  { height = 900, path, theme, width }: shootCard.Options,
) {
  await page.evaluate(
    (themeMode) => made.kit.frame?.peek()?.syncTheme({ themeMode }),
    theme,
  )
  await page.setViewportSize({ height, width })
  await card.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(resolve)),
  )
  const take = (end: string) =>
    iframe.screenshot({ path: `${path}${end}-${theme}-${width}.png` })
  await take('')
  const body = card.locator('.body')
  const isLong = await body.evaluate((body) => {
    body.scrollTo(0, body.scrollHeight)
    return body.scrollTop > 8
  })
  if (isLong) await take('-end')
  await body.evaluate((body) => body.scrollTo(0, 0))
}

export declare namespace shootCard {
  type Options = {
    /** Default 900 px. */
    height?: number
    /** Without its ending: the look is added to it. */
    path: string
    theme: 'dark' | 'light'
    width: number
  }
}
