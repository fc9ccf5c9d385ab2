import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TestInfo } from '@playwright/test'
import { concat, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { DELEGATE } from '../../packages/wallet/src/core/contracts.js'
import { logIn, openHarness } from '../browser/openHarness.js'
import { createEvmClient } from '../setup/kit/createEvmKit.js'
import { approve, expect, frameOf, newReceiver, test } from './fixtures.js'

const DAY_S = 86_400
const script = fileURLToPath(
  new URL('../../playground/spendAllowance.ts', import.meta.url),
)

/** Runs the script of the app's server, in a process of its own. */
function spend(file: string, to: string, amount: string) {
  return new Promise<{ isDone: boolean; text: string }>((resolve) => {
    const args = ['--import', 'tsx', script, file, to, amount]
    execFile(process.execPath, args, (error, stdout, stderr) => {
      resolve({ isDone: !error, text: error ? stderr : stdout })
    })
  })
}

async function writeGrant(testInfo: TestInfo, grant: object) {
  const file = testInfo.outputPath('grant.json')
  await writeFile(file, JSON.stringify(grant))
  return file
}

test('default: an app is granted an allowance, its server uses it, the user revokes it', async ({
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
  const granting = page.evaluate(
    (parameters) =>
      harness.settle(harness.actions.grantPermissions(made.kit, parameters)),
    {
      expiry: Math.floor(now / 1_000) + 7 * DAY_S,
      permissions: [
        {
          type: 'erc20-recurring-allowance' as const,
          data: { allowance: 5_000_000n, period: DAY_S, token: usd.address },
        },
      ],
      signer: {
        type: 'key' as const,
        data: { type: 'secp256k1' as const, publicKey: session.publicKey },
      },
    },
  )
  const card = frameOf(page)
  await expect(card.getByTestId('action')).toHaveText('Grant app permission')
  await expect(card.getByTestId('amount')).toHaveText('Up to 5 USDL a day')
  await expect(card.getByTestId('subtitle')).toContainText('Until ')
  await approve(page)
  const { value } = await granting
  const { context: pci, grant } = value as {
    context: string
    grant: { context: Hex }
  }
  const { context } = grant
  const list = async () => {
    const { sessions } = await page.evaluate(() =>
      harness.actions.getSmartSessions(made.kit),
    )
    return sessions.map(({ pci, status }) => ({ pci, status }))
  }
  expect(await list()).toEqual([{ pci, status: 'active' }])
  const file = await writeGrant(testInfo, {
    ...{ context, key, token: usd },
    rpcUrl: local.chains[0]?.rpcUrl,
  })

  const to = newReceiver()
  expect(await spend(file, to, '4')).toMatchObject({ isDone: true })
  expect(await services.usd(to)).toBe(4_000_000n)
  const beyond = await spend(file, to, '2')
  expect(beyond.text).toContain('transfer-amount-exceeded')
  expect(await services.usd(to)).toBe(4_000_000n)

  const revoking = page.evaluate(
    (pci) =>
      harness.settle(harness.actions.revokePermissions(made.kit, { pci })),
    pci,
  )
  await expect(card.getByTestId('action')).toHaveText('Revoke app permission')
  await approve(page)
  expect((await revoking).value).toEqual({ success: true })
  expect(await list()).toEqual([{ pci, status: 'revoked' }])
  const after = await spend(file, to, '1')
  expect(after.text).toContain('0x05baa052')
  expect(await services.usd(to)).toBe(4_000_000n)
})

test('behavior: the code of another wallet is replaced only after its own card @rest', async ({
  local,
  page,
  services,
}) => {
  await openHarness(page, local)
  const { address } = await logIn(page, services)
  const client = createEvmClient(local.chains[0]?.rpcUrl ?? '')
  await services.fund(address)
  const { usd } = local.tokens
  const foreign = concat(['0xef0100', usd.address])
  await client.setCode({ address, bytecode: foreign })
  const to = newReceiver()
  const calls = [1n, 2n].map((amount) => ({
    to: usd.address,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, amount],
    }),
  }))
  const card = frameOf(page)
  const ask = (id: string) =>
    page.evaluate(
      (call) => harness.settle(made.ask('wallet_sendCalls', [call])),
      { atomicRequired: true, calls, chainId: '0x7a69', id, version: '2.0.0' },
    )

  const refused = ask('refused')
  await expect(card.getByTestId('action')).toHaveText('Replace account code')
  await expect(card.locator('.card')).toContainText('Code to remove')
  await card.getByTestId('reject').click()
  expect((await refused).error?.code).toBe(5750)
  expect(await client.getCode({ address })).toBe(foreign.toLowerCase())

  const sending = ask('sent')
  await expect(card.getByTestId('action')).toHaveText('Replace account code')
  await approve(page)
  // Nothing is replaced before the calls are approved as well.
  await expect(card.getByTestId('action')).not.toHaveText(
    'Replace account code',
  )
  expect(await client.getCode({ address })).toBe(foreign.toLowerCase())
  await approve(page)
  expect((await sending).value).toEqual({ id: 'sent' })
  await expect.poll(() => services.usd(to), { timeout: 20_000 }).toBe(3n)
  expect(await client.getCode({ address })).toMatch(
    new RegExp(`^0xef0100${DELEGATE.slice(2)}$`, 'i'),
  )
})
