import type { Page } from '@playwright/test'
import type {} from '../../test/browser/openHarness.js'

/** Lets the embedded wallet of the harness sign on Solana too. */
export async function openSolana(
  page: Page,
  caipNetworkId: `solana:${string}`,
) {
  return page.evaluate(async (chainId) => {
    const frame = made.kit.frame
    frame?.namespaces.add('solana')
    const client = await frame?.open()
    return (await client?.getUser({ chainId }))?.address ?? ''
  }, caipNetworkId)
}
