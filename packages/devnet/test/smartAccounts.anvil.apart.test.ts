import {
  encodeFunctionData,
  erc20Abi,
  hashMessage,
  parseAbi,
  parseEther,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWalletPage } from '../../../test/setup/frame/createWalletPage.js'
import { DELEGATE, toDelegatedCode } from '../../wallet/src/core/contracts.js'
import { createRpc } from '../../wallet/src/node/createRpc.js'
import { type Chains, startChains } from '../src/chain/startChains.js'

// A process of its own: it starts chains.
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
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
async function setup(parameters: { hasSmartAccounts?: boolean } = {}) {
  const { hasSmartAccounts = true } = parameters
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  await client().setBalance({ address, value: parseEther('1') })
  const { usd } = chains.contracts
  const hash = await client().writeContract({
    abi: erc20Abi,
    address: usd,
    args: [address, 1_000_000_000n],
    functionName: 'transfer',
  })
  await client().waitForTransactionReceipt({ hash })
  const urls = chains.chains.map(({ rpcUrl }) => [rpcUrl])
  const page = createWalletPage({
    hasSmartAccounts,
    key,
    rpcUrls: urls,
    rpc: createRpc(),
  })
  const send = (calls: object[], more: object = {}) =>
    page.request('wallet_sendCalls', [
      { version: '2.0.0', chainId: '0x7a69', calls, ...more },
    ]) as Promise<{ id: string }>
  async function settle({ id }: { id: string }) {
    for (;;) {
      const status = (await page.request('wallet_getCallsStatus', [id])) as {
        atomic: boolean
        receipts: { gasUsed: `0x${string}`; logs: object[] }[]
        status: number
      }
      if (status.status !== 100) return status
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const getCode = () => client().getCode({ address })
  return { address, getCode, key, page, send, settle, usd }
}

const transfer = (usd: `0x${string}`, amount: bigint) => ({
  to: usd,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [bob, amount],
  }),
})
const pay = { to: bob, value: toHex(7n) }

const getDollars = (usd: `0x${string}`, address: `0x${string}`) =>
  client().readContract({
    abi: erc20Abi,
    address: usd,
    args: [address],
    functionName: 'balanceOf',
  })

describe('wallet_sendCalls of a smart account', () => {
  test('default: the first batch upgrades the account, at the same address', async () => {
    const { address, getCode, page, send, settle, usd } = await setup()
    const getAtomic = async () => {
      const abilities = await page.request('wallet_getCapabilities', [address])
      return (abilities as never)['0x7a69']
    }
    expect(await getAtomic()).toEqual({
      atomic: { status: 'ready' },
      atomicBatch: { supported: true },
      permissions: {
        permissionTypes: [
          'contract-call',
          'erc20-recurring-allowance',
          'native-token-recurring-allowance',
        ],
        policyTypes: [],
        signerTypes: ['keys'],
        supported: true,
      },
    })
    expect(await getCode()).toBeUndefined()
    const before = await client().getBalance({ address: bob })
    const first = await settle(
      await send([pay, transfer(usd, 5_000_000n)], { atomicRequired: true }),
    )
    expect(first).toMatchObject({ atomic: true, status: 200 })
    expect(first.receipts).toHaveLength(1)
    expect(await getCode()).toBe(toDelegatedCode(DELEGATE))
    expect(await client().getBalance({ address: bob })).toBe(before + 7n)
    expect(await getDollars(usd, address)).toBe(995_000_000n)
    const [card] = page.cards
    expect(card?.rows).toContainEqual(
      expect.objectContaining({
        label: 'Upgrade',
        value: 'Smart account, same address',
      }),
    )
    expect(card?.warnings).toEqual([])
    expect(await getAtomic()).toMatchObject({
      atomic: { status: 'supported' },
    })
    // Later batches are ordinary transactions.
    const second = await settle(await send([pay, pay]))
    expect(second).toMatchObject({ atomic: true, status: 200 })
    expect(page.cards[1]?.rows.map(({ label }) => label)).not.toContain(
      'Upgrade',
    )
    expect(
      page.signed.filter(({ kind }) => kind === 'signAuthorization'),
    ).toHaveLength(1)
    expect(BigInt(second.receipts[0]?.gasUsed ?? 0)).toBeLessThan(
      BigInt(first.receipts[0]?.gasUsed ?? 0),
    )
  })

  test('behavior: nothing is signed before the user approves', async () => {
    const { getCode, page, send } = await setup()
    page.state.verdict = 'reject'
    await expect(send([pay, pay])).rejects.toMatchObject({ code: 4001 })
    expect(page.cards).toHaveLength(1)
    expect(page.signed).toEqual([])
    expect(await getCode()).toBeUndefined()
  })

  test('error: a call that fails is refused before the card, and undoes all if it fails later', async () => {
    const { address, page, send, settle, usd } = await setup()
    const tooMuch = transfer(usd, 2_000_000_000n)
    await expect(send([pay, tooMuch])).rejects.toMatchObject({ code: -32000 })
    expect(page.cards).toHaveLength(0)
    const operator = client().account.address
    const approve = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [operator, 1_000_000_000n],
    })
    await settle(await send([{ to: usd, data: approve }, pay]))
    const before = await client().getBalance({ address: bob })
    page.state.onCard = async () => {
      // The dollars leave between the card and the approval.
      const hash = await client().writeContract({
        abi: erc20Abi,
        address: usd,
        args: [address, operator, 1_000_000_000n],
        functionName: 'transferFrom',
      })
      await client().waitForTransactionReceipt({ hash })
    }
    const status = await settle(await send([pay, transfer(usd, 1n)]))
    expect(status).toMatchObject({ atomic: true, status: 500 })
    expect(await client().getBalance({ address: bob })).toBe(before)
  })

  test('param: the user prefers an ordinary account', async () => {
    const { getCode, page, send, settle } = await setup()
    await page.smartAccounts.writeType('u', 'eoa')
    await expect(
      send([pay, pay], { atomicRequired: true }),
    ).rejects.toMatchObject({ code: 5760 })
    expect(await settle(await send([pay, pay]))).toMatchObject({
      atomic: false,
      status: 200,
    })
    expect(await getCode()).toBeUndefined()
  })

  test('param: the project has it off', async () => {
    const { send } = await setup({ hasSmartAccounts: false })
    await expect(
      send([pay, pay], { atomicRequired: true }),
    ).rejects.toMatchObject({ code: 5760 })
  })

  describe('an account that runs the code of another wallet', () => {
    /** Answers the cards in their order. */
    async function setupForeign(...verdicts: ('approve' | 'reject')[]) {
      const found = await setup()
      const { address, getCode, page, usd } = found
      const bytecode = toDelegatedCode(usd)
      await client().setCode({ address, bytecode })
      const codes: unknown[] = []
      page.state.onCard = async () => {
        codes.push(await getCode())
        page.state.verdict = verdicts[page.cards.length - 1] ?? 'reject'
      }
      return { ...found, bytecode, codes }
    }
    const atomic = { atomicRequired: true }

    test.each([
      ['must be one', atomic],
      ['may be one', {}],
    ])(
      'default: replaced once both cards are approved; calls %s',
      async (_, more) => {
        const { bytecode, codes, getCode, page, send, settle, usd } =
          await setupForeign('approve', 'approve')
        const done = await settle(await send([pay, pay], more))
        expect(done).toMatchObject({ atomic: true, status: 200 })
        expect(codes).toEqual([bytecode, bytecode])
        expect(await getCode()).toBe(toDelegatedCode(DELEGATE))
        const [question, batch] = page.cards
        expect(question).toMatchObject({ action: 'Replace account code' })
        expect(question?.warnings.join(' ')).toMatch(
          more === atomic ? /then not sent/ : /one after the other/,
        )
        for (const card of [question, batch])
          expect(card?.rows).toContainEqual({
            ...{ kind: 'address', label: 'Code to remove', value: usd },
          })
        expect(batch?.rows).toContainEqual(
          expect.objectContaining({ label: 'Upgrade' }),
        )
        expect(page.cards).toHaveLength(2)
      },
    )

    test('behavior: kept, and the calls are sent one after the other', async () => {
      const { bytecode, getCode, page, send, settle } = await setupForeign(
        'reject',
        'approve',
      )
      const done = await settle(await send([pay, pay]))
      expect(done).toMatchObject({ atomic: false, status: 200 })
      expect(done.receipts).toHaveLength(2)
      expect(await getCode()).toBe(bytecode)
      expect(page.cards[1]?.warnings).toContainEqual(
        expect.stringContaining('one after the other'),
      )
      expect(page.signed.map(({ kind }) => kind)).toEqual([
        'signTransaction',
        'signTransaction',
      ])
    })

    test('error: kept, and the calls had to be one', async () => {
      const { bytecode, getCode, page, send } = await setupForeign('reject')
      await expect(send([pay, pay], atomic)).rejects.toMatchObject({
        code: 5750,
      })
      expect(page.cards).toHaveLength(1)
      expect(page.signed).toEqual([])
      expect(await getCode()).toBe(bytecode)
    })

    test('error: replacing is approved, the calls are not', async () => {
      const { bytecode, getCode, page, send } = await setupForeign(
        'approve',
        'reject',
      )
      await expect(send([pay, pay])).rejects.toMatchObject({ code: 4001 })
      expect(page.signed).toEqual([])
      expect(await getCode()).toBe(bytecode)
    })

    test('error: the session ends while the card is open', async () => {
      const { page, send } = await setupForeign()
      page.state.onCard = () => {
        page.state.verdict = 'wait'
        queueMicrotask(() => page.approvals.cancelAll())
      }
      await expect(send([pay, pay])).rejects.toMatchObject({ code: 4100 })
      expect(page.cards).toHaveLength(1)
      expect(page.signed).toEqual([])
    })

    test('behavior: one call, and a new contract, are not asked about', async () => {
      const { bytecode, getCode, page, send, settle } =
        await setupForeign('approve')
      const done = await settle(await send([pay], atomic))
      expect(done).toMatchObject({ status: 200 })
      expect(page.cards).toHaveLength(1)
      expect(page.cards[0]?.action).toBe('Send')
      await expect(send([pay, { data: '0x00' }], atomic)).rejects.toMatchObject(
        { code: 5760 },
      )
      expect(await getCode()).toBe(bytecode)
    })

    test('default: atomic is not promised', async () => {
      const { address, page } = await setupForeign()
      expect(await page.request('wallet_getCapabilities', [address])).toEqual({
        '0x7a69': {
          atomic: { status: 'unsupported' },
          atomicBatch: { supported: false },
        },
        '0x7a6a': expect.anything(),
      })
    })
  })

  test('error: a pending transaction holds up the upgrade', async () => {
    const { address, page, send } = await setup()
    await client().setAutomine(false)
    try {
      await client().impersonateAccount({ address })
      await client().sendTransaction({ account: address, to: bob, value: 1n })
      await expect(
        send([pay, pay], { atomicRequired: true }),
      ).rejects.toMatchObject({ code: -32000 })
      expect(page.cards).toHaveLength(0)
    } finally {
      await client().setAutomine(true)
      await client().mine({ blocks: 1 })
    }
  })

  test('error: strangers cannot use the upgraded account', async () => {
    const { address, page, send, settle } = await setup()
    await settle(await send([pay, pay]))
    const batch = page.signed.find(({ kind }) => kind === 'signTransaction')
    const { data } = (batch as { value: { data: `0x${string}` } }).value
    await expect(
      client().call({ account: bob, data, to: address }),
    ).rejects.toThrow()
    await client().call({ account: address, data, to: address })
  })

  test('behavior: signatures of the account stay valid, by ERC-1271 too', async () => {
    const { address, page, send, settle } = await setup()
    await settle(await send([pay, pay]))
    const message = 'Hello'
    const signature = (await page.request('personal_sign', [
      toHex(message),
      address,
    ])) as `0x${string}`
    expect(await client().verifyMessage({ address, message, signature })).toBe(
      true,
    )
    const abi = parseAbi([
      'function isValidSignature(bytes32, bytes) view returns (bytes4)',
    ])
    expect(
      await client().readContract({
        ...{ abi, address, functionName: 'isValidSignature' },
        args: [hashMessage(message), signature],
      }),
    ).toBe('0x1626ba7e')
  })
})
