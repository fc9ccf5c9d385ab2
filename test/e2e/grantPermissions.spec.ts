import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { logIn, openHarness } from '../browser/openHarness.js'
import { approve, expect, frameOf, newReceiver, test } from './fixtures.js'

const DAY_S = 86_400
const script = fileURLToPath(
  new URL('../../playground/spendAllowance.ts', import.meta.url),
)

/** Runs the script of the app's server, in a process of its own. */
function spend(file: string, to: string, amount: string) {
  return new Promise<boolean>((resolve) => {
    const args = ['--import', 'tsx', script, file, to, amount]
    execFile(process.execPath, args, (error) => resolve(!error))
  })
}

test('default: grantPermissions, redeemed by the session key, revoked by its id', async ({
  local,
  page,
  services,
}, testInfo) => {
  await openHarness(page, local)
  await logIn(page, services)
  const key = generatePrivateKey()
  const session = privateKeyToAccount(key)
  await services.fund(session.address)
  const { usd } = local.tokens
  // Other tests put the clock of the services forward.
  const { now } = await services.advance(0)
  const { timestamp } = await services.client.getBlock()
  const { publicKey } = session
  const granting = page.evaluate(
    ({ expiry, publicKey, start, token }) =>
      harness.actions.grantPermissions(made.kit, {
        expiry,
        permissions: [
          {
            type: 'erc20-recurring-allowance',
            data: { token, allowance: '0x4c4b40', period: 86_400, start },
          },
        ],
        signer: { type: 'key', data: { type: 'secp256k1', publicKey } },
      }),
    {
      expiry: Math.floor(now / 1_000) + 7 * DAY_S,
      publicKey,
      // The chain may be a little behind or ahead.
      start: Math.max(Number(timestamp), Math.floor(Date.now() / 1_000) + 2),
      token: usd.address,
    },
  )
  const card = frameOf(page)
  await expect(card.getByTestId('amount')).toHaveText('Up to 5 USDL a day')
  await expect(card.getByTestId('expected-note')).toContainText(
    "can't be tested in advance",
  )
  await approve(page)
  const { context: pci, grant } = await granting
  const list = () =>
    page.evaluate(async () => {
      const { sessions } = await harness.actions.getSmartSessions(made.kit)
      return sessions.map(({ pci, status }) => ({ pci, status }))
    })
  expect(await list()).toEqual([{ pci, status: 'active' }])

  const file = testInfo.outputPath('grant.json')
  const rpcUrl = local.chains[0]?.rpcUrl
  const { context } = grant
  await writeFile(file, JSON.stringify({ context, key, rpcUrl, token: usd }))
  const to = newReceiver()
  await expect.poll(() => spend(file, to, '4'), { timeout: 20_000 }).toBe(true)
  expect(await services.usd(to)).toBe(4_000_000n)
  expect(await spend(file, to, '2')).toBe(false)
  expect(await services.usd(to)).toBe(4_000_000n)

  const revoking = page.evaluate(
    (pci) => harness.actions.revokePermissions(made.kit, { pci }),
    pci,
  )
  await expect(card.getByTestId('action')).toHaveText('Revoke app permission')
  await approve(page)
  expect(await revoking).toEqual({ success: true })
  expect(await list()).toEqual([{ pci, status: 'revoked' }])
  expect(await spend(file, to, '1')).toBe(false)
  expect(await services.usd(to)).toBe(4_000_000n)
})
