import type { Locator, Page } from '@playwright/test'
import { cardOf, frameOf } from '../e2e/fixtures.js'

/**
 * Reads what the open approval says beside its own rows: every line as
 * `Label: value`, an address without the gaps between its groups.
 */
export async function readLists(page: Page) {
  const card = cardOf(frameOf(page))
  const [alert] = await card.getByTestId('expected-alert').allTextContents()
  const [note] = await card.getByTestId('expected-note').allTextContents()
  return {
    alert: alert as string | undefined,
    described: await readLines(card.getByTestId('described').locator('.row')),
    expected: await readLines(card.getByTestId('expected').locator('.row')),
    note: note as string | undefined,
    tree: await readLines(card.getByTestId('tree').locator('li')),
  }
}

/** Of a branch, only its own line. */
function readLines(lines: Locator) {
  return lines.evaluateAll((found) =>
    found.map((line) => {
      const read = (element: Element | null | undefined) =>
        [...(element?.childNodes ?? [])]
          .map((node) =>
            node instanceof Element && node.matches('.digits')
              ? (node.textContent ?? '').replace(/\s/g, '')
              : node.textContent,
          )
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim()
      const label = line.querySelector(':scope > dt, :scope > .key')
      const value = line.querySelector(':scope > dd, :scope > .value')
      return [read(label), read(value)].filter(Boolean).join(': ')
    }),
  )
}
