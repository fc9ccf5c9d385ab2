import type { Page } from '@playwright/test'
import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  maxUint256,
  parseAbi,
  parseUnits,
  stringToHex,
  toHex,
} from 'viem'
import {
  approve,
  test as base,
  expect,
  frameOf,
  newReceiver,
} from '../e2e/fixtures.js'
import type { E2eState } from '../e2e/state.js'
import { logIn, openHarness } from './openHarness.js'
import { readCard } from './readCard.js'

type Services = Parameters<Parameters<typeof base>[2]>[0]['services']

const test = base.extend<{ user: Awaited<ReturnType<typeof logIn>> }>({
  user: async ({ local, page, services }, use) => {
    await openHarness(page, local)
    await use(await logIn(page, services))
  },
})

/** Starts a request; its outcome is awaited later. */
const ask = (page: Page, method: string, params: readonly unknown[]) =>
  page.evaluate(
    ({ method, params }) => harness.settle(made.ask(method, params)),
    { method, params },
  )

const send = (page: Page, transaction: Record<string, string>) =>
  ask(page, 'eth_sendTransaction', [transaction])

const transfer = (to: Hex, amount: bigint) =>
  encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
  })

/** Checks what every transaction must show against what reached the chain. */
async function checkTransaction(
  card: Awaited<ReturnType<typeof readCard>>,
  hash: unknown,
  from: string,
  { local, services }: { local: E2eState; services: Services },
) {
  const { client } = services
  const receipt = await client.waitForTransactionReceipt({
    checkReplacement: false,
    hash: hash as Hex,
  })
  expect(receipt.status).toBe('success')
  const sent = await client.getTransaction({ hash: hash as Hex })
  expect(card.origin).toBe(new URL(local.urls.harness).origin)
  expect(card.chain).toBe('Anvil · 31337')
  expect(sent.chainId).toBe(31337)
  expect(card.rows.Account).toBe(from)
  expect(sent.from).toBe(from.toLowerCase())

  const fee = sent.gas * (sent.maxFeePerGas ?? 0n)
  expect(card.exactFee).toBe(`${toEther(fee)} ETH`)
  const [shown = '', unit] = card.fee?.split(' ') ?? []
  expect(unit).toBe('ETH')
  expect(parseUnits(shown, 18)).toBeGreaterThanOrEqual(fee)
  expect(parseUnits(shown, 18) * 99_999n).toBeLessThanOrEqual(fee * 100_000n)
  expect(shown.replace(/^0\.0*|\./, '').length).toBeLessThanOrEqual(6)

  const raw = JSON.parse(card.raw ?? '')
  expect(raw).toMatchObject({
    chainId: 31337,
    data: sent.input,
    gas: String(sent.gas),
    maxFeePerGas: String(sent.maxFeePerGas),
    maxPriorityFeePerGas: String(sent.maxPriorityFeePerGas),
    // Chosen when it is signed.
    nonce: 'next',
    value: String(sent.value),
  })
  expect(raw.to.toLowerCase()).toBe(sent.to)
  return sent
}

/** Formats wei in ether with all digits, as the card must show it. */
function toEther(wei: bigint) {
  const digits = wei.toString().padStart(19, '0')
  const fraction = digits.slice(-18).replace(/0+$/, '')
  return [digits.slice(0, -18), fraction].filter(Boolean).join('.')
}

const same = (a: string | undefined, b: string) =>
  expect(a?.toLowerCase()).toBe(b.toLowerCase())

test.describe('what is shown is what is signed', () => {
  test('default: a token', async ({ local, page, services, user }) => {
    const { address: token } = local.tokens.usd
    const to = newReceiver()
    const sending = send(page, {
      from: user.address,
      to: token,
      data: transfer(to, 12_345_678n),
    })
    const card = await readCard(page)
    expect(card).toMatchObject({ action: 'Send', amount: '12.345678 USDL' })
    expect(card.warnings).toEqual([])
    expect(card.total).toBeUndefined()
    expect(card.feeWorth).toMatch(/^≈ \$\d+\.\d\d$/)
    same(card.receiver, to)
    same(card.rows.Token, token)
    await approve(page)
    const { value } = await sending
    const sent = await checkTransaction(card, value, user.address, {
      local,
      services,
    })
    const call = decodeFunctionData({ abi: erc20Abi, data: sent.input })
    expect(call.functionName).toBe('transfer')
    same(card.receiver, String(call.args?.[0]))
    expect(call.args?.[1]).toBe(12_345_678n)
    same(card.rows.Token, sent.to ?? '')
    expect(sent.value).toBe(0n)
    expect(await services.usd(to)).toBe(12_345_678n)
  })

  test('default: the native coin @long', async ({
    local,
    page,
    services,
    user,
  }) => {
    const to = newReceiver()
    const value = 250_000_000_000_000_001n
    const sending = send(page, { from: user.address, to, value: toHex(value) })
    const card = await readCard(page)
    expect(card).toMatchObject({
      action: 'Send',
      amount: '0.250000000000000001 ETH',
      warnings: [],
    })
    same(card.receiver, to)
    await approve(page)
    const sent = await checkTransaction(
      card,
      (await sending).value,
      user.address,
      { local, services },
    )
    expect(sent).toMatchObject({ input: '0x', to, value })
    const total = parseUnits(card.total?.split(' ')[0] ?? '', 18)
    const cost = value + sent.gas * (sent.maxFeePerGas ?? 0n)
    expect(total).toBeGreaterThanOrEqual(cost)
    expect(total - cost).toBeLessThan(cost / 10_000n)
    expect(await services.native(to)).toBe(value)
  })

  test('default: an unlimited allowance', async ({
    local,
    page,
    services,
    user,
  }) => {
    const { address: token } = local.tokens.usd
    const spender = newReceiver()
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, maxUint256],
    })
    const sending = send(page, { from: user.address, to: token, data })
    const card = await readCard(page)
    expect(card).toMatchObject({
      action: 'Allow spending',
      amount: 'Unlimited USDL',
      warnings: ['The spender can take all your USDL, now and later.'],
    })
    same(card.receiver, spender)
    await approve(page)
    const sent = await checkTransaction(
      card,
      (await sending).value,
      user.address,
      { local, services },
    )
    expect(sent.input).toBe(data)
    same(card.rows.Token, sent.to ?? '')
    const allowance = await services.client.readContract({
      abi: erc20Abi,
      address: token,
      functionName: 'allowance',
      args: [user.address, spender],
    })
    expect(allowance).toBe(maxUint256)
  })

  test('default: a call that cannot be decoded', async ({
    local,
    page,
    services,
    user,
  }) => {
    const { address: token } = local.tokens.usd
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'allowance',
      args: [user.address, user.address],
    })
    const sending = send(page, { from: user.address, to: token, data })
    const card = await readCard(page)
    expect(card).toMatchObject({
      action: 'Call a contract',
      amount: undefined,
      warnings: ["The wallet can't tell what this call does."],
    })
    same(card.receiver, token)
    expect(card.rows.Function).toBe(`${data.slice(0, 10)} · 68 bytes of data`)
    await approve(page)
    const sent = await checkTransaction(
      card,
      (await sending).value,
      user.address,
      { local, services },
    )
    expect(sent.input).toBe(data)
    same(card.receiver, sent.to ?? '')
  })

  test('default: a message with invisible characters', async ({
    local,
    page,
    services,
    user,
  }) => {
    const { address } = user
    const message = 'Pay \u202e001\u202c to\u200b Bob\u0000\nand שלום.'
    const signing = ask(page, 'personal_sign', [stringToHex(message), address])
    const card = await readCard(page)
    expect(card).toMatchObject({
      action: 'Sign a message',
      chain: 'Anvil · 31337',
      message: 'Pay ⟨U+202E⟩001⟨U+202C⟩ to⟨U+200B⟩ Bob⟨U+0000⟩\nand שלום.',
      origin: new URL(local.urls.harness).origin,
      raw: stringToHex(message),
      warnings: ['The message contains hidden characters, shown as ⟨U+…⟩.'],
    })
    expect(card.rows.Account).toBe(address)
    await approve(page)
    const signature = (await signing).value as Hex
    const { client } = services
    expect(await client.verifyMessage({ address, message, signature })).toBe(
      true,
    )
  })

  test('default: typed data', async ({ local, page, services, user }) => {
    const { address } = user
    const to = newReceiver()
    const contract = local.tokens.usd.address
    const data = {
      domain: {
        ...{ name: 'Post', version: '1', chainId: 31337 },
        verifyingContract: contract,
      },
      types: {
        Person: [
          { name: 'name', type: 'string' },
          { name: 'wallets', type: 'address[]' },
        ],
        Mail: [
          { name: 'to', type: 'Person' },
          { name: 'cents', type: 'uint256' },
        ],
      },
      primaryType: 'Mail',
      message: {
        to: { name: 'Bob\u202e', wallets: [to, address] },
        cents: String(maxUint256),
        // Not in any type, so it is not signed and must not be shown.
        unsigned: 'decoy',
      },
    } as const
    const signing = ask(page, 'eth_signTypedData_v4', [
      address,
      JSON.stringify(data),
    ])
    const card = await readCard(page)
    expect(card).toMatchObject({
      action: 'Sign structured data',
      chain: 'Anvil · 31337',
      origin: new URL(local.urls.harness).origin,
      warnings: [],
    })
    expect(card.rows.Account).toBe(address)
    const tree = frameOf(page).getByTestId('tree')
    const values = await tree.locator('.value').allTextContents()
    expect(
      values.map((value) =>
        value.startsWith('0x') ? value.replace(/\s/g, '') : value,
      ),
    ).toEqual([
      'Post',
      '1',
      '31337',
      getAddress(contract),
      'Bob⟨U+202E⟩',
      getAddress(to),
      address,
      String(maxUint256),
    ])
    await expect(tree).not.toContainText('decoy')
    // Longer than the card, so it must be read to the end first.
    await frameOf(page).locator('.body').press('End')
    await approve(page)
    const signature = (await signing).value as Hex
    const isValid = await services.client.verifyTypedData({
      ...data,
      message: { ...data.message, cents: maxUint256 },
      address,
      signature,
    })
    expect(isValid).toBe(true)
  })
})

test('behavior: a call that the card cannot read has the words of the server, below its own @rest', async ({
  page,
  services,
  user,
}) => {
  const { contract } = (await services.mintNft(user.address)) as {
    contract: Hex
  }
  const data = encodeFunctionData({
    abi: parseAbi(['function mint(address to)']),
    args: [user.address],
  })
  const minting = send(page, { data, from: user.address, to: contract })
  const card = frameOf(page)
  await expect(card.getByTestId('action')).toHaveText('Call a contract')
  await expect(card.getByTestId('subtitle')).toHaveText(
    'Described as “Mint a cat”',
  )
  await expect(card.getByTestId('warning')).toContainText('may still do')
  await expect(card.locator('.rows-title')).toHaveText([
    'Expected',
    'Description for Local Cats',
  ])
  await expect(card.getByTestId('expected')).toContainText('Local Cats #')
  const words = await card.getByTestId('described').textContent()
  expect(words?.replace(/\s/g, '')).toBe(`For${user.address}`)
  await approve(page)
  expect((await minting).error).toBeUndefined()
})
