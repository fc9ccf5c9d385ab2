import { readFileSync } from 'node:fs'
import { type Hex, verifyMessage, verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterEach, expect, test } from 'vitest'
import type { TokenAsk } from '../../core/ports/tokenAsk.js'
import { getMethodPolicy } from '../../frame/protocol/policy.js'
import { createMockFrame } from '../../testing/createMockFrame.js'
import { createTestKit } from '../../testing/createTestKit.js'

const account = privateKeyToAccount(generatePrivateKey())
const kits: { dispose(): void }[] = []

afterEach(() => {
  for (const kit of kits.splice(0)) kit.dispose()
})

async function setup(isLoggedIn = true) {
  const frame = createMockFrame({ accounts: [account] })
  const created = createTestKit({ chains: [foundry], frame })
  kits.push(created)
  if (isLoggedIn) await created.logIn()
  const { config, kit } = created
  const connector = config.connectors.find(({ id }) => id === 'ID_AUTH')
  const provider = (await connector?.getProvider()) as {
    request(request: { method: string; params?: unknown }): Promise<unknown>
  }
  const request = (method: string, params?: unknown) =>
    provider.request({ method, params })
  const approve = async (method: string, params: unknown) => {
    const done = request(method, params)
    done.catch(() => {})
    await frame.approveNext()
    return done
  }
  return { approve, config, connector, frame, kit, request }
}

const only = [{ eth_accounts: {} }]

test('behavior: before it connects', async () => {
  const { request } = await setup(false)
  expect(await request('eth_chainId')).toBe('0x7a69')
  expect(await request('net_version')).toBe('31337')
  expect(await request('eth_accounts')).toEqual([])
  expect(await request('eth_coinbase')).toBeNull()
  expect(await request('wallet_getPermissions')).toEqual([])
  expect(await request('wallet_revokePermissions', only)).toBeNull()
  await expect(
    request('wallet_requestPermissions', only),
  ).rejects.toMatchObject({ code: 4100 })
})

test('behavior: permissions, EIP-2255', async () => {
  const { config, request } = await setup()
  const granted = [
    {
      caveats: [{ type: 'restrictReturnedAccounts', value: [account.address] }],
      parentCapability: 'eth_accounts',
    },
  ]
  expect(await request('net_version')).toBe('31337')
  expect(await request('wallet_getPermissions')).toMatchObject(granted)
  expect(await request('wallet_requestPermissions', only)).toMatchObject(
    granted,
  )
  for (const params of [[], [{ eth_accounts: {}, other: {} }], [{ other: {} }]])
    await expect(
      request('wallet_requestPermissions', params),
    ).rejects.toMatchObject({ code: -32602 })
  expect(config.state.status).toBe('connected')
  expect(await request('wallet_revokePermissions', only)).toBeNull()
  expect(config.state.status).toBe('disconnected')
  expect(await request('eth_accounts')).toEqual([])
  expect(await request('wallet_getPermissions')).toEqual([])
})

test.each([
  [[{ eth_accounts: {}, other: {} }]],
  [[{ eth_accounts: { a: 1 } }]],
  [[{ eth_accounts: {} }, {}]],
  [{ permissionsContext: '0x12' }],
])('behavior: only its exact form revokes EIP-2255, %j', async (params) => {
  const { config, frame, request } = await setup()
  const done = request('wallet_revokePermissions', params)
  done.catch(() => {})
  // The frame asks: it is the method of smart sessions.
  await frame.rejectNext()
  await expect(done).rejects.toMatchObject({ code: 4001 })
  expect(config.state.status).toBe('connected')
})

test('behavior: personal_sign in either order, and personal_ecRecover', async () => {
  const { approve, request } = await setup()
  const { address } = account
  const message = '0x68656c6c6f'
  for (const params of [
    [message, address],
    [address, message],
  ]) {
    const signature = (await approve('personal_sign', params)) as `0x${string}`
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(
      true,
    )
    expect(await request('personal_ecRecover', [message, signature])).toBe(
      address.toLowerCase(),
    )
  }
  // A message that is an address itself is not taken for the account.
  const own = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const signature = (await approve('personal_sign', [own, address])) as Hex
  const raw = own.toLowerCase() as Hex
  expect(await verifyMessage({ address, message: { raw }, signature })).toBe(
    true,
  )
  await expect(
    request('personal_ecRecover', [message, '0x1234']),
  ).rejects.toMatchObject({ code: -32602 })
  expect(await request('web3_sha3', [message])).toBe(
    '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8',
  )
})

const typed = {
  domain: { chainId: 31337, name: 'Mail' },
  message: { from: { name: 'Ann' }, text: 'hello' },
  primaryType: 'Mail',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'text', type: 'string' },
    ],
    Person: [{ name: 'name', type: 'string' }],
  },
} as const

test('behavior: older typed data, where version 4 is the same', async () => {
  const { approve, request } = await setup()
  const { address } = account
  for (const method of ['eth_signTypedData', 'eth_signTypedData_v3']) {
    const params = [address, JSON.stringify(typed)]
    const signature = (await approve(method, params)) as `0x${string}`
    expect(
      await verifyTypedData({
        address,
        signature,
        ...(typed as object),
      } as never),
    ).toBe(true)
  }
  const list = { ...typed.types, Person: [{ name: 'name', type: 'string[]' }] }
  const missing = { ...typed, message: { text: 'hello' } }
  const version1 = [[{ name: 'text', type: 'string', value: 'x' }], address]
  for (const [method, params] of [
    ['eth_signTypedData', version1],
    ['eth_signTypedData_v3', [address, { ...typed, types: list }]],
    ['eth_signTypedData_v3', [address, missing]],
  ] as const)
    await expect(request(method, params)).rejects.toMatchObject({
      code: 4200,
      details: expect.stringContaining('eth_signTypedData_v4'),
    })
})

const asset = {
  type: 'ERC20',
  options: { address: account.address, symbol: 'FAKE', decimals: 2 },
}

test('behavior: wallet_watchAsset, with a UI that asks', async () => {
  const { kit, request } = await setup()
  await expect(request('wallet_watchAsset', asset)).rejects.toMatchObject({
    code: 4200,
    details: expect.stringContaining('ConnectModal'),
  })
  const asked: unknown[] = []
  let answer: Awaited<ReturnType<TokenAsk>> = 'added'
  const release = kit.frame?.claimTokens(async (token) => {
    asked.push(token)
    return answer
  })
  for (const params of [asset, [asset]])
    expect(await request('wallet_watchAsset', params)).toBe(true)
  // Nothing of the page but the address.
  expect(asked[0]).toEqual({ address: account.address, chainId: 31337 })
  for (const [next, code] of [
    ['declined', 4001],
    ['unknown', -32602],
    ['busy', -32002],
  ] as const) {
    answer = next
    await expect(request('wallet_watchAsset', asset)).rejects.toMatchObject({
      code,
    })
  }
  const { options } = asset
  for (const params of [
    undefined,
    { type: 'ERC721', options },
    { type: 'ERC20', options: { address: '0x12' } },
    { type: 'ERC20', options: { ...options, chainId: 5 } },
  ])
    await expect(request('wallet_watchAsset', params)).rejects.toMatchObject({
      code: -32602,
    })
  expect(asked).toHaveLength(5)
  release?.()
  await expect(request('wallet_watchAsset', asset)).rejects.toMatchObject({
    code: 4200,
  })
})

const page = readFileSync('docs/provider.md', 'utf8')
const rows = [...page.matchAll(/^\| `(\w+)` +\| (yes|no) /gm)].map(
  ([, method = '', answered]) => [method, answered] as const,
)

test('behavior: docs/provider.md agrees with the provider', async () => {
  const { request } = await setup()
  expect(rows.length).toBeGreaterThan(60)
  for (const [method, answered] of rows) {
    const done = request(
      method,
      method === 'wallet_revokePermissions' ? {} : [],
    )
    const code = await Promise.race([
      done.then(
        () => 'answered',
        (error) => error.code,
      ),
      // Waits for an approval.
      new Promise((resolve) => setTimeout(resolve, 100, 'answered')),
    ])
    if (answered === 'no') expect([method, code]).toEqual([method, 4200])
    // Their parameters decide, as tested above.
    else if (/watchAsset|signTypedData(_v3)?$/.test(method)) continue
    // The mock frame has no node and no capabilities.
    else if (getMethodPolicy(method) === 'refused')
      expect([method, code === 4200]).toEqual([method, false])
  }
})
