import { readFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { createServices, type Services } from './createServices.js'
import { type E2eState, stateFile } from './state.js'

/** A test with access to the local services, whatever opens its pages. */
export const test = base.extend<{ local: E2eState; services: Services }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright's own form
  local: async ({}, use) => {
    await use(JSON.parse(readFileSync(stateFile, 'utf8')) as E2eState)
  },
  services: async ({ local }, use) => {
    const services = createServices(local)
    await services.heal()
    await use(services)
    await services.heal()
  },
})
