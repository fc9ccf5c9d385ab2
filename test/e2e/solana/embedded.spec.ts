import { parseUnits } from 'viem'
import {
  approve,
  expect,
  frameOf,
  login,
  newReceiver,
  test,
} from '../fixtures.js'
import { send } from '../steps.js'
import { createChain, isSignedBy, newSolanaReceiver } from './chain.js'
import { approveAndRead, readText, sendSolana, solanaAddress } from './steps.js'

const SOL = 1_000_000_000n

test('default: one login, both namespaces; SOL and both kinds of tokens arrive to the unit @kept @touch @engines-long', async ({
  local,
  page,
  problems,
  services,
}) => {
  const chain = createChain(local)
  const frame = frameOf(page)
  await page.goto(local.urls.app)
  const evm = await login(page, services)
  await expect(solanaAddress(page)).toHaveText(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  await expect(page.getByTestId('solana-status')).toHaveText('connected')
  const address = await readText(page, 'solana-address')
  await expect.poll(() => chain.sol(address)).toBe(10n * SOL)
  await expect(page.getByTestId('solana-balance-SOL')).toContainText('10 SOL')
  await expect(page.getByTestId('solana-balance-SILV')).toContainText('50 SILV')

  const sends = [
    { amount: '1.500000001', token: 'SOL' },
    { amount: '2.000001', token: 'USDL', mint: 'usd' },
    { amount: '3.25', token: 'SILV', mint: 'silver' },
  ] as const
  for (const { amount, token, ...rest } of sends)
    await test.step(token, async () => {
      const to = newSolanaReceiver()
      const mint = 'mint' in rest ? rest.mint : undefined
      const decimals = mint ? local.solana.tokens[mint].decimals : 9
      const units = parseUnits(amount, decimals)
      const before = await chain.sol(address)
      const held = mint && (await chain.token(address, mint))
      await sendSolana(page, { amount, to, token })
      await expect(frame.getByTestId('origin')).toContainText(
        new URL(local.urls.app).host,
      )
      await expect(frame.getByTestId('amount')).toContainText(amount)
      await expect(frame.getByTestId('chain')).toContainText(local.solana.name)
      const receiver = await frame.getByTestId('receiver').textContent()
      expect(receiver?.replace(/\s/g, '')).toContain(to)
      const fee = await chain.fee(await approveAndRead(page))
      if (!mint || held === undefined) {
        expect(await chain.sol(to)).toBe(units)
        expect(await chain.sol(address)).toBe(before - fee - units)
        return
      }
      const made = await chain.readHolding(to, mint)
      expect(made.amount).toBe(units)
      expect(await chain.token(address, mint)).toBe(held - units)
      // The sender pays for the token account that was created.
      expect(made.lamports).toBeGreaterThan(0n)
      expect(await chain.sol(to)).toBe(0n)
      expect(await chain.sol(address)).toBe(before - fee - made.lamports)
    })

  await test.step('words', async () => {
    await page.getByTestId('solana-sign').click()
    await expect(frame.getByTestId('message')).toContainText(
      'Latchkey was here',
    )
    await approve(page)
    await expect(page.getByTestId('solana-signature')).toBeVisible()
    const signature = await readText(page, 'solana-signature')
    expect(isSignedBy(address, 'Latchkey was here', signature)).toBe(true)
  })

  await test.step('the other side, without switching', async () => {
    const to = newReceiver()
    await send(page, { amount: '1', to })
    await approve(page)
    await expect(page.getByTestId('sent')).toBeVisible()
    expect(await services.usd(to)).toBe(1_000_000n)
    await expect(solanaAddress(page)).toHaveText(address)
  })

  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('solana-status')).toHaveText('connected')
  await expect(page.getByTestId('address')).toHaveText(evm.address)
  await expect(solanaAddress(page)).toHaveText(address)
  expect(problems).toEqual([])
})

test('behavior: either namespace disconnects and reconnects, the other stays connected @kept @long @touch', async ({
  local,
  page,
  problems,
  services,
}) => {
  const evmStatus = page.getByTestId('status')
  const solanaStatus = page.getByTestId('solana-status')
  const emailAgain = page.getByRole('button', { name: 'Email wallet' })
  await page.goto(local.urls.app)
  const user = await login(page, services)
  await expect(solanaStatus).toHaveText('connected')
  const address = await readText(page, 'solana-address')

  await test.step('Solana alone', async () => {
    await page.getByRole('button', { name: 'Leave Solana' }).click()
    await expect(solanaStatus).toHaveCount(0)
    await expect(evmStatus).toHaveText('connected')
    await page.reload()
    await expect(evmStatus).toHaveText('connected')
    await expect(emailAgain).toBeVisible()
    await expect(solanaStatus).toHaveCount(0)
    await emailAgain.click()
    await expect(solanaAddress(page)).toHaveText(address)
  })
  await test.step('EVM alone', async () => {
    await page.getByRole('button', { name: 'Leave EVM only' }).click()
    await expect(evmStatus).toHaveCount(0)
    await expect(solanaStatus).toHaveText('connected')
    await page.reload()
    await expect(solanaStatus).toHaveText('connected')
    await expect(page.getByLabel('Email')).toBeVisible()
    await expect(evmStatus).toHaveCount(0)
    // The remaining namespace still works.
    await page.getByTestId('solana-sign').click()
    await approve(page)
    await expect(page.getByTestId('solana-signature')).toBeVisible()
  })
  await test.step('the email is enough while the login stands', async () => {
    await page.getByLabel('Email').fill(user.email)
    await page.getByRole('button', { name: 'Continue with email' }).click()
    await expect(page.getByTestId('address')).toHaveText(user.address)
    await expect(solanaAddress(page)).toHaveText(address)
  })
  await test.step('the end is of both', async () => {
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    for (const load of [async () => {}, () => page.reload()]) {
      await load()
      await expect(page.getByLabel('Email')).toBeVisible()
      await expect(solanaStatus).toHaveCount(0)
    }
    await expect(page.locator('iframe')).toHaveCount(0)
  })
  await test.step('and so is the next login', async () => {
    await services.advance(61_000)
    const again = await login(page, services, user.email)
    expect(again.address).toBe(user.address)
    await expect(solanaAddress(page)).toHaveText(address)
  })
  expect(problems).toEqual([])
})
