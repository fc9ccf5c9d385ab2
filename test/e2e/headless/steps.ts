import type { Page } from '@playwright/test'
import { expect, frameOf } from '../fixtures.js'

/**
 * Returns a part of the page that shows and requests nothing until it is
 * opened.
 */
export const partOf = (page: Page, title: string) =>
  page.getByRole('group').filter({
    has: page.getByRole('heading', { name: title, exact: true }),
  })

/** Opens or closes a part of the page. */
export async function togglePart(page: Page, title: string) {
  await page.getByRole('heading', { name: title, exact: true }).click()
}

/** Enters a swap and waits for its quote. */
export async function quoteSwap(page: Page, draft: quoteSwap.Draft) {
  const { amount, from, to } = draft
  const part = partOf(page, 'Swap')
  const choose = async (label: string, symbol: string) => {
    const select = part.getByLabel(label)
    const option = select.locator('option', {
      hasText: new RegExp(`^${symbol}(,|$)`),
    })
    await select.selectOption(await option.getAttribute('value'))
  }
  await choose('Swap', from)
  await choose('Into', to)
  await part.getByLabel('How much').fill(amount)
  const minimum = part.getByTestId('swap-minimum')
  await expect(minimum).toContainText(to)
  const read = async (id: string) => {
    const text = (await part.getByTestId(id).textContent()) ?? ''
    return text.replace(` ${to}`, '')
  }
  return { gets: await read('swap-gets'), minimum: await read('swap-minimum') }
}

export declare namespace quoteSwap {
  type Draft = { amount: string; from: string; to: string }
}

export const swapButton = (page: Page) =>
  page.getByRole('button', { name: 'Swap now' })

/**
 * Returns the minimum shown on the card of the swap itself, once it is shown.
 */
export async function readMinimum(page: Page) {
  const row = frameOf(page).getByTestId('minimum')
  await expect(row).toBeVisible()
  return (await row.textContent()) ?? ''
}
