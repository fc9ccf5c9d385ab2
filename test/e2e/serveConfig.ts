import type { BrowserContext } from '@playwright/test'
import { changeAnswer } from './changeAnswer.js'
import type { E2eState } from './state.js'

type FrameConfig = { chains: readonly object[] }

/** Answers in place of the wallet's server, with another config for the frame. */
export async function serveConfig(
  context: BrowserContext,
  local: E2eState,
  change: (config: FrameConfig) => object,
) {
  const { origin, pathname } = new URL(local.hosts.frame)
  await context.route(
    (url) => url.origin === origin && url.pathname === `${pathname}/config`,
    (route) => changeAnswer(route, change),
  )
}

/** Takes from all networks the mark of the operator that they are for tests. */
export const toRealNetworks = (config: FrameConfig) => ({
  ...config,
  chains: config.chains.map((chain) => ({ ...chain, isTest: false })),
})
