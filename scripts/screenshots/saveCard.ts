import { writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'

/** Saves the open card, or the approval over it, as a small WebP file. */
export async function saveCard({ browser, page, path }: saveCard.Parameters) {
  const approval = page
    .frameLocator('dialog[data-latchkey-frame][open] iframe')
    .locator('.card')
  const card = page.locator('dialog.lk-dialog .lk-card').last()
  const shown = (await approval.isVisible()) ? approval : card
  const png = await shown.screenshot({ animations: 'disabled' })
  const painter = await browser.newPage()
  const base64 = await painter.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.9).split(',')[1] ?? ''
  }, png.toString('base64'))
  await painter.close()
  writeFileSync(path, Buffer.from(base64, 'base64'))
}

export declare namespace saveCard {
  type Parameters = { browser: Browser; page: Page; path: string }
}
