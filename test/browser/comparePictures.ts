import type { BrowserContext } from '@playwright/test'

/**
 * Returns the largest difference of a color channel between two screenshots,
 * from 0 to 255, or 255 if their sizes differ. Chromium rounds the edges of
 * curves inconsistently, which is a difference of 1.
 */
export async function comparePictures(
  context: BrowserContext,
  pictures: readonly [Buffer, Buffer],
): Promise<number> {
  const page = await context.newPage()
  try {
    const [one, other] = pictures.map((picture) => picture.toString('base64'))
    return await page.evaluate(
      async (sources) => {
        const [one, other] = await Promise.all(
          sources.map(async (source) => {
            const bytes = Uint8Array.from(atob(source ?? ''), (text) =>
              text.charCodeAt(0),
            )
            const bitmap = await createImageBitmap(new Blob([bytes]))
            const { height, width } = bitmap
            const drawing = new OffscreenCanvas(width, height).getContext('2d')
            drawing?.drawImage(bitmap, 0, 0)
            return drawing?.getImageData(0, 0, width, height)
          }),
        )
        if (one?.width !== other?.width || one?.height !== other?.height)
          return 255
        let largest = 0
        one?.data.forEach((value, index) => {
          const difference = Math.abs(value - (other?.data[index] ?? 255))
          if (difference > largest) largest = difference
        })
        return largest
      },
      [one, other],
    )
  } finally {
    await page.close()
  }
}
