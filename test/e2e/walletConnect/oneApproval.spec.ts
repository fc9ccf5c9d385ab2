import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { answerSignIn } from '../../setup/pairing/answerSignIn.js'
import { createRelayWallet } from '../../setup/pairing/createRelayWallet.js'
import { buttonOf, connectButton, en, modalOf, press } from '../modal/steps.js'
import { expect, test } from './fixtures.js'

test('default: one approval connects and signs in, also after a reload', async ({
  context,
  local,
  page,
}) => {
  const key = generatePrivateKey()
  const account = privateKeyToAccount(key)
  const wallet = await createRelayWallet({
    eip155: [key],
    relayUrl: local.hosts.relay,
  })
  const { payloads } = answerSignIn(wallet, { account })
  const promptOf = modalOf(page).locator('[data-latchkey-view=SIWXSignMessage]')
  const member = page.getByTestId('member')
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${local.urls.dapp}/sign-in.html?evm`)
    await connectButton(page).click()
    await press(page, /^WalletConnect/)
    await press(page, en.pairing.copyLink)
    await expect(buttonOf(page, en.common.copied)).toBeVisible()
    const uri = await page.evaluate(() => navigator.clipboard.readText())
    expect(uri).toContain('wc_sessionAuthenticate')
    await wallet.kit.pair({ uri })
    await expect(member).toContainText('eip155:31337')
    await expect(modalOf(page)).toBeHidden()
    // Nothing but the one approval.
    expect(payloads).toHaveLength(1)
    expect(wallet.requests()).toEqual([])
    // The page has one only while the request is open.
    expect(await page.evaluate(() => 'Buffer' in globalThis)).toBe(false)
    const text = (await page.getByTestId('message').textContent()) ?? ''
    expect(text).toContain(account.address)
    expect(text).toContain(`Nonce: ${payloads[0]?.nonce}`)
    await page.reload()
    await expect(member).toBeVisible({ timeout: 20_000 })
    await expect(promptOf).toHaveCount(0)
  } finally {
    await wallet.stop()
  }
})
