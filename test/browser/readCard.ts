import type { Locator, Page } from '@playwright/test'
import { expect, frameOf } from '../e2e/fixtures.js'

/** Reads the open approval as the user sees it. */
export async function readCard(page: Page) {
  const frame = frameOf(page)
  await expect(frame.getByTestId('action')).toBeVisible()
  const read = async (testId: string) => {
    const found = await frame.getByTestId(testId).all()
    return found[0] ? toText(found[0]) : undefined
  }
  return {
    action: await read('action'),
    amount: await read('amount'),
    chain: await read('chain'),
    fee: await read('fee'),
    exactFee: await frame
      .getByTestId('fee')
      .all()
      .then(([fee]) => fee?.getAttribute('title')),
    feeWorth: await frame
      .getByTestId('fee')
      .all()
      .then(
        async ([fee]) => /≈ \S+/.exec((await fee?.textContent()) ?? '')?.[0],
      ),
    message: await read('message'),
    origin: await read('origin'),
    raw: await frame.getByTestId('raw').textContent(),
    receiver: await read('receiver'),
    rows: await readRows(
      frame.locator('.rows:not([data-testid="expected"]) .row'),
    ),
    total: await read('total'),
    warnings: await frame.getByTestId('warning').allTextContents(),
  }
}

/**
 * Returns the visible text; an address without the gaps between its groups, a
 * cost without its worth.
 */
async function toText(element: Locator) {
  await expect(element).toBeVisible()
  const text = ((await element.textContent()) ?? '')
    .replace(/ · ≈ \$[\d,.]+/, '')
    .trim()
  const joined = text.replace(/\s/g, '')
  return /^0x[0-9a-f]{40}$/i.test(joined) ? joined : text
}

async function readRows(rows: Locator) {
  const found: Record<string, string> = {}
  for (const row of await rows.all())
    found[await toText(row.locator('dt'))] = await readValue(row)
  return found
}

/** Returns only the address if a name precedes it. */
async function readValue(row: Locator) {
  const [digits] = await row.locator('dd .digits').all()
  return toText(digits ?? row.locator('dd'))
}
