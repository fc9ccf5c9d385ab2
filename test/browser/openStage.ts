import type { Page } from '@playwright/test'
import type { QueryClient } from '@tanstack/react-query'
import type { Kit } from 'latchkey'
import type { Config } from 'wagmi'
import type { E2eState } from '../e2e/state.js'

declare global {
  /** What the stage page exposes. */
  var stage: { config: Config; kit: Kit; queryClient: QueryClient }
}

/** Opens the page with our button; `query` selects what surrounds it. */
export async function openStage(page: Page, local: E2eState, query = '') {
  await page.goto(`${local.urls.stage}/?${query}`)
  return {
    card: page.locator('.lk-card'),
    dialog: page.getByRole('dialog').and(page.locator('.lk-dialog')),
    opener: page.getByRole('button', { name: 'Connect wallet' }),
    probe: page.getByRole('button', { name: 'Open probe' }),
  }
}

/** Returns the label or value of the focused element, or 'body'. */
export const getFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const { value = '' } = element as HTMLInputElement
    const label = element?.getAttribute('aria-label') ?? element?.textContent
    return element === document.body ? 'body' : label || value
  })
