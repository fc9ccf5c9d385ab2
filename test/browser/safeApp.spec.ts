import type { Page } from '@playwright/test'
import { safeAppOrigin } from '../../src/core/options/safe.js'
import { expect, test } from './foreignWallets/fixtures.js'
import { getDevAccount } from './injectWallet.js'

const { address } = getDevAccount(8)

/** Opens a stand-in for Safe's app around the page, as its SDK sees it. */
async function openApp(
  page: Page,
  parameters: {
    chainId: number
    /** Delay of each response, in milliseconds. */
    delay?: number
    /**
     * How long it does not respond after the first request, in milliseconds.
     */
    isBusyFor?: number
    url: string
  },
) {
  const { chainId, delay = 0, isBusyFor = 0, url } = parameters
  const info = { chainId, isReadOnly: false, owners: [address], threshold: 1 }
  await page.route(`${safeAppOrigin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${url}" style="width: 900px; height: 600px"></iframe>
        <script>
          let ready
          onmessage = ({ data, origin, source }) => {
            if (source !== frames[0] || data?.method !== 'getSafeInfo') return
            ready ??= performance.now() + ${isBusyFor}
            setTimeout(() => source.postMessage({
              data: ${JSON.stringify({ ...info, safeAddress: address })},
              id: data.id,
              success: true,
              version: data.env.sdkVersion,
            }, origin), Math.max(${delay}, ready - performance.now()))
          }
        </script>`,
    }),
  )
  // Chromium asks for permission before a site embeds a local page.
  const options = { origin: safeAppOrigin }
  await page.context().grantPermissions(['local-network-access'], options)
  await page.goto(`${safeAppOrigin}/apps/open`)
  return page.frameLocator('iframe').getByRole('button', { name: /^Account / })
}

test('default: connects to the Safe around the page, which responds after 5 ms', async ({
  local,
  page,
  url,
}) => {
  const chainId = local.chains[0]?.id as number
  const account = await openApp(page, { chainId, delay: 5, url })
  await expect(account).toContainText(address.slice(0, 6))
})

for (const ms of [50, 300, 1_500]) {
  test(`behavior: where its app is busy for ${ms} ms`, async ({
    local,
    page,
    url,
  }) => {
    const chainId = local.chains[0]?.id as number
    const account = await openApp(page, { chainId, isBusyFor: ms, url })
    await expect(account).toContainText(address.slice(0, 6))
  })

  test(`param: unstable_getInfoTimeout, where each answer takes ${ms} ms`, async ({
    local,
    page,
    url,
  }) => {
    const chainId = local.chains[0]?.id as number
    const framed = `${url}/?safe=2000`
    const account = await openApp(page, { chainId, delay: ms, url: framed })
    await expect(account).toContainText(address.slice(0, 6))
  })
}
