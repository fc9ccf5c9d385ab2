import { expect, type Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'

/** Reads the QR code of the open modal off its picture, as a camera does. */
export async function readQrCode(
  page: Page,
  options: { timeout: number },
): Promise<string> {
  const code = page.locator('dialog.lk-dialog svg.lk-qr-code')
  let text = ''
  await expect
    .poll(async () => {
      // Hiding the caret would take a style that the page's policy may refuse.
      const picture = await code.screenshot({ caret: 'initial' })
      text = decode(await page.evaluate(paint, picture.toString('base64')))
      return text
    }, options)
    .not.toBe('')
  return text
}

function decode({ height, pixels, width }: Awaited<ReturnType<typeof paint>>) {
  try {
    return decodeQR({ data: Buffer.from(pixels, 'base64'), height, width })
  } catch {
    // The code is still being painted.
    return ''
  }
}

/** Runs in the page, which can unpack pictures. */
async function paint(png: string) {
  const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const { height, width } = picture
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { height, width })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  let binary = ''
  for (const byte of data) binary += String.fromCharCode(byte)
  return { height, pixels: btoa(binary), width }
}
