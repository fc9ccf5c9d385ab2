import { expect, type Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'

/**
 * Reads the QR code of the open modal. Paints it on a canvas, because
 * screenshots in some browsers add a style that the page's CSP may block.
 */
export async function readQrCode(
  page: Page,
  options: { timeout: number },
): Promise<string> {
  const code = page.locator('dialog.lk-dialog svg.lk-qr-code')
  await expect(code).toBeVisible(options)
  const { pixels, size } = await code.evaluate(paint)
  const data = Buffer.from(pixels, 'base64')
  return decodeQR({ data, height: size, width: size })
}

/** Runs in the page. */
function paint(code: SVGElement | HTMLElement) {
  const scale = 6
  const { height, width, x, y } = (code as SVGSVGElement).viewBox.baseVal
  const size = Math.max(height, width) * scale
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { height: size, width: size })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = 'white'
  context.fillRect(0, 0, size, size)
  context.fillStyle = 'black'
  context.scale(scale, scale)
  context.translate(-x, -y)
  for (const path of code.querySelectorAll('path'))
    context.fill(new Path2D(path.getAttribute('d') ?? ''))
  let binary = ''
  for (const byte of context.getImageData(0, 0, size, size).data)
    binary += String.fromCharCode(byte)
  return { pixels: btoa(binary), size }
}
