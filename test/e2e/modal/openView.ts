import type { Page } from '@playwright/test'
import type { ModalEntry, ModalView, ModalViews } from 'latchkey'
import { expect } from '../fixtures.js'
import { viewOf } from './steps.js'

/** Opens a view of the stage page's modal directly, as an app can. */
export async function openView<view extends ModalView>(
  page: Page,
  view: view,
  data?: ModalViews[view],
) {
  await page.evaluate(
    ({ data, view }) => {
      const { kit } = globalThis.stage
      kit.store.set(kit.atoms.modal, (state) => ({
        ...state,
        isOpen: true,
        stack: [{ data, view } as ModalEntry],
      }))
    },
    { data, view },
  )
  await expect(viewOf(page, view)).toBeVisible()
}
