import { ERC1967Proxy } from '@metamask/delegation-abis/bytecode'
import { encodeRedemption } from 'latchkey-wallet/permissions'
import { ENTRY_POINT } from 'latchkey-wallet/smartAccount'
import {
  type Address,
  concat,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBytes,
  keccak256,
  parseAbi,
  parseEther,
  parseEventLogs,
  slice,
  toHex,
} from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWalletPage } from '../../../test/setup/frame/createWalletPage.js'
import { DELEGATE, toDelegatedCode } from '../../wallet/src/core/contracts.js'
import { createRpc } from '../../wallet/src/node/createRpc.js'
import { decodeContext } from '../../wallet/src/requests/permissions/decodeContext.js'
import { PROXY_CODE } from '../../wallet/src/requests/permissions/proxyCode.js'
import { type Chains, startChains } from '../src/chain/startChains.js'

// A process of its own: it starts chains.
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const DAY_S = 86_400
let chains: Chains

beforeAll(async () => {
  chains = await startChains({ ports: [0, 0] })
})
afterAll(() => chains?.stop())

const client = () => {
  const [first] = chains.clients
  if (!first) throw new Error('No chain')
  return first
}

/** A wallet page on the real chains, with 1 ETH and 1,000 dollars. */
async function setup() {
  const key = generatePrivateKey()
  const session = privateKeyToAccount(generatePrivateKey())
  const { usd } = chains.contracts
  const page = createWalletPage({
    hasSmartAccounts: true,
    key,
    rpcUrls: chains.chains.map(({ rpcUrl }) => [rpcUrl]),
    rpc: createRpc(),
  })
  const { address } = page.account
  for (const one of [address, session.address])
    await client().setBalance({ address: one, value: parseEther('1') })
  await settle(
    await client().writeContract({
      abi: erc20Abi,
      address: usd,
      args: [address, 1_000_000_000n],
      functionName: 'transfer',
    }),
  )
  const start = Number((await client().getBlock()).timestamp)
  const expiry = Math.floor(Date.now() / 1_000) + 7 * DAY_S
  const grant = async (
    permissions: object[],
    key: object = { type: 'secp256k1', publicKey: session.publicKey },
  ) => {
    const request = {
      ...{ chainId: '0x7a69', expiry, permissions, policies: [] },
      signer: { type: 'keys', data: { keys: [key] } },
    }
    return page.request('wallet_grantPermissions', [request]) as Promise<{
      accountMeta?: { factory: Address; factoryData: Hex }
      context: Hex
      permissions: object[]
    }>
  }
  const revoke = (permissions: object[], more: object = {}) =>
    page.request('wallet_revokePermissions', {
      ...{ address: `eip155:31337:${address}`, expiry, pci: 'pci-1' },
      ...{ permissions, ...more },
    })
  const redeem = async (
    context: Hex,
    call: encodeRedemption.Parameters['call'],
  ) => {
    const transaction = encodeRedemption({ call, context })
    await settle(
      await client().sendTransaction({ account: session, ...transaction }),
    )
  }
  const dollars = {
    type: 'erc20-recurring-allowance',
    data: { allowance: '0x4c4b40', period: DAY_S, start, token: usd },
  }
  const coins = {
    type: 'native-token-recurring-allowance',
    data: { allowance: '0x64', period: DAY_S, start },
  }
  const getNonce = () => client().getTransactionCount({ address })
  return {
    ...{ address, coins, dollars, getNonce, grant, key },
    ...{ page, redeem, revoke, usd },
  }
}

async function settle(hash: Hex) {
  const { status } = await client().waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error('reverted')
}

const transfer = (to: Address, amount: bigint) => ({
  to,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [bob, amount],
  }),
})

test('default: accounts of P-256 keys run the published proxy', () => {
  expect(PROXY_CODE).toBe(ERC1967Proxy)
})

describe('wallet_grantPermissions', () => {
  test('default: upgrades the account, which the card shows; revoked at once', async () => {
    const { address, dollars, getNonce, grant, page, redeem, revoke, usd } =
      await setup()
    const { context } = await grant([dollars])
    expect(page.cards).toMatchObject([
      { amount: 'Up to 5 USDL a day', isSent: true },
    ])
    expect(page.cards[0]?.rows).toContainEqual(
      expect.objectContaining({
        label: 'Upgrade',
        value: 'Smart account, same address',
      }),
    )
    expect(await client().getCode({ address })).toBe(toDelegatedCode(DELEGATE))
    await redeem(context, transfer(usd, 5_000_000n))
    await expect(redeem(context, transfer(usd, 1n))).rejects.toThrow(
      'transfer-amount-exceeded',
    )
    await client().increaseTime({ seconds: DAY_S })
    await redeem(context, transfer(usd, 1n))
    const before = await getNonce()
    const signature = await revoke([dollars])
    expect(page.cards[1]).toMatchObject({
      action: 'Revoke app permission',
      amount: 'Up to 5 USDL a day',
      isSent: true,
      message: 'Revoke app permission pci-1',
      warnings: [],
    })
    expect(await getNonce()).toBe(before + 1)
    expect(
      await client().verifyMessage({
        ...{ address, message: 'Revoke app permission pci-1' },
        signature: signature as Hex,
      }),
    ).toBe(true)
    await expect(redeem(context, transfer(usd, 1n))).rejects.toThrow(
      '0x05baa052',
    )
    // Again: the chain has ended it already.
    await revoke([dollars])
    expect(page.cards[2]).toMatchObject({ isSent: false })
    expect(await getNonce()).toBe(before + 1)
    // The second permission of an upgraded account costs nothing.
    await grant([dollars])
    expect(page.cards[3]).toMatchObject({ isSent: false })
    expect(await getNonce()).toBe(before + 1)
  })

  test('behavior: several permissions are revoked in one batch, others stay', async () => {
    const { coins, dollars, getNonce, grant, page, redeem, revoke, usd } =
      await setup()
    const both = await grant([dollars, coins])
    const other = await grant([coins])
    await redeem(both.context, transfer(usd, 1n))
    await redeem(both.context, { to: bob, value: 1n })
    const before = await getNonce()
    // A service returns fields in its own order, and hex in its own case.
    const returned = [dollars, coins].map(({ data, type }) => ({
      data: Object.fromEntries(
        Object.entries(data)
          .reverse()
          .map(([name, value]) => [
            name,
            typeof value === 'string' ? value.toLowerCase() : value,
          ]),
      ),
      type,
    }))
    await revoke(returned)
    expect(await getNonce()).toBe(before + 1)
    for (const call of [transfer(usd, 1n), { to: bob, value: 1n } as const])
      await expect(redeem(both.context, call)).rejects.toThrow('0x05baa052')
    await redeem(other.context, { to: bob, value: 1n })
    expect(page.cards).toHaveLength(3)
  })

  test('behavior: nothing ends when the user rejects, or the chain does', async () => {
    const { address, coins, grant, page, redeem, revoke } = await setup()
    const { context } = await grant([coins])
    page.state.verdict = 'reject'
    await expect(revoke([coins])).rejects.toMatchObject({ code: 4001 })
    page.state.verdict = 'approve'
    await client().setBalance({ address, value: 1_000n })
    await expect(revoke([coins])).rejects.toMatchObject({ code: -32000 })
    await redeem(context, { to: bob, value: 1n })
  })

  test('error: a permission of another network is not called revoked', async () => {
    const { address, coins, grant, page, redeem, revoke } = await setup()
    const { context } = await grant([coins])
    const cards = page.cards.length
    await expect(
      revoke([coins], { address: `eip155:31338:${address}` }),
    ).rejects.toMatchObject({ code: -32602 })
    expect(page.cards).toHaveLength(cards)
    await redeem(context, { to: bob, value: 1n })
  })

  test('behavior: a permission granted elsewhere is not called revoked lightly', async () => {
    const { coins, dollars, grant, page, revoke } = await setup()
    await grant([coins])
    await revoke([dollars])
    expect(page.cards[1]).toMatchObject({
      isSent: false,
      warnings: [expect.stringContaining('did not grant')],
    })
  })

  test('param: context, of what was granted under another site', async () => {
    const { address, coins, dollars, grant, page, redeem, revoke, usd } =
      await setup()
    const { context } = await grant([dollars, coins])
    // Browsers keep the frame's storage apart for each site.
    page.memory.records.delete(`grants:31337:${address.toLowerCase()}`)
    const other = await setup()
    const foreign = await other.grant([dollars])
    for (const bad of ['pci-1', '0x1234', foreign.context]) {
      await revoke([dollars, coins], { context: bad })
      expect(page.cards.at(-1)).toMatchObject({ isSent: false })
    }
    await redeem(context, transfer(usd, 1n))
    // The card shows what ends, whatever the app says of it.
    await revoke([coins], { context })
    expect(page.cards.at(-1)).toMatchObject({ isSent: true, warnings: [] })
    expect(page.cards.at(-1)?.tree?.map(({ label }) => label)).toEqual([
      '1. Up to 5 USDL a day',
      '2. Up to 0.0000000000000001 ETH a day',
    ])
    for (const call of [transfer(usd, 1n), { to: bob, value: 1n } as const])
      await expect(redeem(context, call)).rejects.toThrow('0x05baa052')
  })

  test('behavior: ends even if the account has lost its code meanwhile', async () => {
    const { address, coins, grant, redeem, revoke } = await setup()
    const { context } = await grant([coins])
    await client().setCode({ address, bytecode: '0x' })
    await revoke([coins])
    const bytecode = toDelegatedCode(DELEGATE)
    await client().setCode({ address, bytecode })
    await expect(redeem(context, { to: bob, value: 1n })).rejects.toThrow(
      '0x05baa052',
    )
  })

  test('param: a P-256 key of WebCrypto, through an account of its own', async () => {
    const { coins, grant } = await setup()
    const { privateKey, publicKey } = (await crypto.subtle.generateKey(
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['sign', 'verify'],
    )) as CryptoKeyPair
    const raw = await crypto.subtle.exportKey('raw', publicKey)
    const { accountMeta, context } = await grant([coins], {
      ...{ type: 'secp256r1', publicKey: toHex(new Uint8Array(raw)) },
    })
    const sender = decodeContext(context)?.[0]?.delegate
    if (!sender || !accountMeta) throw new Error('No account')
    await client().setBalance({ address: sender, value: parseEther('1') })
    // Anyone may deploy it: it obeys its key only.
    const { factory, factoryData } = accountMeta
    await settle(
      await client().sendTransaction({ data: factoryData, to: factory }),
    )
    expect(await client().getCode({ address: sender })).toBeDefined()

    /** An operation of ERC-4337, which the operator brings to the chain. */
    async function operate(value: bigint) {
      const call = encodeRedemption({ call: { to: bob, value }, context })
      const operation = {
        accountGasLimits: pair(3_000_000n, 1_000_000n),
        callData: encodeFunctionData({
          abi: hybridAbi,
          functionName: 'execute',
          args: [{ callData: call.data, target: call.to, value: 0n }],
        }),
        gasFees: pair(1_000_000_000n, 2_000_000_000n),
        initCode: '0x',
        nonce: await client().readContract({
          abi: entryPoint07Abi,
          address: ENTRY_POINT,
          args: [sender as Address, 0n],
          functionName: 'getNonce',
        }),
        paymasterAndData: '0x',
        preVerificationGas: 0n,
        sender: sender as Address,
        signature: '0x',
      } as const
      const hash = await client().readContract({
        abi: hybridAbi,
        address: operation.sender,
        args: [operation],
        functionName: 'getPackedUserOperationTypedDataHash',
      })
      const signature = await crypto.subtle.sign(
        { hash: 'SHA-256', name: 'ECDSA' },
        privateKey,
        Uint8Array.from(hexToBytes(hash)),
      )
      const signed = toLowS(toHex(new Uint8Array(signature)))
      const receipt = await client().waitForTransactionReceipt({
        hash: await client().writeContract({
          abi: entryPoint07Abi,
          address: ENTRY_POINT,
          args: [
            [
              {
                ...operation,
                signature: concat([keccak256(toHex('session')), signed]),
              },
            ],
            client().account.address,
          ],
          functionName: 'handleOps',
          gas: 8_000_000n,
        }),
      })
      if (receipt.status !== 'success') throw new Error('reverted')
      const [event] = parseEventLogs({
        abi: entryPoint07Abi,
        eventName: 'UserOperationEvent',
        logs: receipt.logs,
      })
      return event?.args.success
    }
    const before = await client().getBalance({ address: bob })
    expect(await operate(100n)).toBe(true)
    expect(await client().getBalance({ address: bob })).toBe(before + 100n)
    expect(await operate(1n)).toBe(false)
    expect(await client().getBalance({ address: bob })).toBe(before + 100n)
  })
})

describe('wallet_resetAccount', () => {
  const reset = (
    page: Awaited<ReturnType<typeof setup>>['page'],
    more: object = {},
  ) => {
    const { address } = page.account
    const request = { address, chainId: '0x7a69', ...more }
    return page.request('wallet_resetAccount', [request]) as Promise<{
      hash: Hex
      signatures: readonly Hex[]
    }>
  }

  test('default: no code, no session, which the card shows', async () => {
    const { address, coins, dollars, getNonce, grant, page, redeem, usd } =
      await setup()
    const { context } = await grant([dollars, coins])
    await redeem(context, transfer(usd, 1n))
    const balance = await getDollars(usd, address)
    const before = await getNonce()
    const { hash, signatures } = await reset(page)
    expect(signatures).toEqual([])
    await settle(hash)
    expect(await client().getCode({ address })).toBeUndefined()
    // One transaction ends the sessions; then the account may lose its code.
    // An authorization uses a nonce, too.
    expect(await getNonce()).toBe(before + 3)
    expect(page.cards.at(-1)).toMatchObject({
      action: 'Turn off smart account',
      isSent: true,
      subtitle:
        'Your account becomes a standard account on this network. Its address and everything in it stay the same.',
      warnings: [],
    })
    const rows = page.cards
      .at(-1)
      ?.rows.map(({ label, value }) => [label, value])
    expect(rows?.slice(2, 4)).toEqual([
      ['Code to remove', DELEGATE],
      ['App permissions that end', '2'],
    ])
    expect(await getDollars(usd, address)).toBe(balance)
    // The account as it is, and upgraded again.
    for (const bytecode of ['0x', toDelegatedCode(DELEGATE)] as const) {
      await client().setCode({ address, bytecode })
      for (const call of [transfer(usd, 1n), { to: bob, value: 1n } as const])
        await expect(redeem(context, call)).rejects.toThrow()
    }
    expect(await getDollars(usd, address)).toBe(balance)
  })

  test('param: sessions, granted under another site and signed for the service', async () => {
    const { address, coins, grant, page, redeem } = await setup()
    const { context } = await grant([coins])
    await redeem(context, { to: bob, value: 1n })
    page.memory.records.delete(`grants:31337:${address.toLowerCase()}`)
    const { signatures } = await reset(page, {
      sessions: [
        { context, pci: 'pci-1' },
        { context: '0x1234', pci: 'pci-2' },
      ],
    })
    expect(page.cards.at(-1)?.warnings).toEqual([
      expect.stringContaining('cannot end it'),
    ])
    for (const [index, signature] of signatures.entries()) {
      const message = `Revoke app permission pci-${index + 1}`
      const signed = { address, message, signature }
      expect(await client().verifyMessage(signed)).toBe(true)
    }
    expect(signatures).toHaveLength(2)
    const bytecode = toDelegatedCode(DELEGATE)
    await client().setCode({ address, bytecode })
    await expect(redeem(context, { to: bob, value: 1n })).rejects.toThrow(
      '0x05baa052',
    )
  })

  test('behavior: the code of another wallet, of an account set to `eoa`', async () => {
    const { address, page } = await setup()
    await page.smartAccounts.writeType('u', 'eoa')
    const bytecode = toDelegatedCode(bob)
    await client().setCode({ address, bytecode })
    await reset(page)
    expect(await client().getCode({ address })).toBeUndefined()
    expect(page.cards[0]?.rows).toContainEqual({
      ...{ kind: 'address', label: 'Code to remove', value: bob },
    })
  })

  test('behavior: sessions end although the account has no code', async () => {
    const { address, coins, getNonce, grant, page, redeem } = await setup()
    const { context } = await grant([coins])
    await client().setCode({ address, bytecode: '0x' })
    const before = await getNonce()
    await reset(page)
    expect(await getNonce()).toBe(before + 1)
    const bytecode = toDelegatedCode(DELEGATE)
    await client().setCode({ address, bytecode })
    await expect(redeem(context, { to: bob, value: 1n })).rejects.toThrow(
      '0x05baa052',
    )
  })

  test('behavior: nothing happens when the user rejects', async () => {
    const { address, coins, getNonce, grant, page, redeem } = await setup()
    const { context } = await grant([coins])
    const before = await getNonce()
    page.state.verdict = 'reject'
    await expect(reset(page)).rejects.toMatchObject({ code: 4001 })
    expect(await getNonce()).toBe(before)
    expect(await client().getCode({ address })).toBe(toDelegatedCode(DELEGATE))
    await redeem(context, { to: bob, value: 1n })
  })

  test('error: a transaction is pending', async () => {
    const { address, coins, grant, key, page } = await setup()
    await grant([coins])
    await client().setAutomine(false)
    try {
      await client().sendTransaction({
        ...{ account: privateKeyToAccount(key), to: bob, value: 1n },
      })
      await expect(reset(page)).rejects.toMatchObject({
        code: -32000,
        message: expect.stringContaining('pending'),
      })
    } finally {
      await client().mine({ blocks: 1 })
      await client().setAutomine(true)
    }
    expect(await client().getCode({ address })).toBe(toDelegatedCode(DELEGATE))
  })

  test.each([
    ['an operation', true],
    ['transactions', false],
  ])('error: a batch of %s is pending', async (_, operation) => {
    const { address, coins, grant, page } = await setup()
    await grant([coins])
    const scope = JSON.stringify(['session-1', 'https://other.example'])
    await page.bundles.open(scope, 'one', {
      ...{ aliveAt: Date.now(), chainId: 31337, count: 2, hashes: [] },
      ...{ isAtomic: operation, isDone: operation },
      ...(operation && {
        operation: {
          ...{ createdAt: Date.now(), fromBlock: '0x0', nonce: '0x7' },
          ...{ hash: keccak256('0x'), request: {}, sender: address },
        },
      }),
    })
    const cards = page.cards.length
    await expect(reset(page)).rejects.toMatchObject({
      code: -32000,
      message: expect.stringContaining('batch'),
    })
    expect(page.cards).toHaveLength(cards)
    // A refused operation, or one that is no longer sent, does not block it.
    await page.bundles.update(scope, 'one', () => ({
      ...{ aliveAt: 0, chainId: 31337, count: 2, hashes: [] },
      ...{ isAtomic: operation, isDone: operation },
    }))
    await reset(page)
    expect(await client().getCode({ address })).toBeUndefined()
  })

  test('error: an ordinary account, another account or chain, malformed', async () => {
    const { page } = await setup()
    await expect(reset(page)).rejects.toMatchObject({ code: -32000 })
    for (const [more, code] of [
      [{ address: bob }, 4100],
      [{ address: undefined }, 4100],
      [{ chainId: '0x1' }, -32602],
      [{ chainId: 31337 }, -32602],
      [{ sessions: {} }, -32602],
      [{ sessions: [{}] }, -32602],
      [{ sessions: [{ pci: 'two words' }] }, -32602],
      [{ sessions: Array(101).fill({ pci: 'a' }) }, -32602],
    ] as const)
      await expect(reset(page, more)).rejects.toMatchObject({ code })
    expect(page.signed).toEqual([])
    expect(page.cards).toEqual([])
  })
})

const getDollars = (usd: Address, address: Address) =>
  client().readContract({
    abi: erc20Abi,
    address: usd,
    args: [address],
    functionName: 'balanceOf',
  })

const hybridAbi = parseAbi([
  'struct Execution { address target; uint256 value; bytes callData; }',
  'struct Operation { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function execute(Execution execution) payable',
  'function getPackedUserOperationTypedDataHash(Operation operation) view returns (bytes32)',
])

/** WebCrypto may choose the other of two values that the account refuses. */
function toLowS(signature: Hex): Hex {
  const order =
    0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
  const s = BigInt(slice(signature, 32))
  const low = s > order / 2n ? order - s : s
  return concat([slice(signature, 0, 32), toHex(low, { size: 32 })])
}

function pair(high: bigint, low: bigint): Hex {
  return concat([toHex(high, { size: 16 }), toHex(low, { size: 16 })])
}
