import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  http,
} from 'viem'
import {
  entryPoint07Address,
  formatUserOperationRequest,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { DELEGATE } from '../../wallet/src/core/contracts.js'
import { encodeExecute } from '../../wallet/src/requests/smartAccount/encodeExecute.js'
import { setupServices } from './setupServices.js'

// A process of its own: it starts chains.
const { get, post } = setupServices()
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const stubSignature =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

type Answer = {
  error?: { code: number; data?: string; message: string }
  result?: never
}

const ask = async (url: string, method: string, params: unknown[] = []) => {
  const response = await post(url, { jsonrpc: '2.0', id: 1, method, params })
  return (await response.json()) as Answer
}
const bundler = (method: string, params?: unknown[]) =>
  ask(get().urls.bundler, method, params)
const paymaster = (method: string, params?: unknown[]) =>
  ask(get().urls.paymaster, method, params)

const node = () => {
  const { rpcUrl } = get().chain
  return createPublicClient({ cacheTime: 0, transport: http(rpcUrl) })
}
const anvil = (method: string, params: unknown[] = []) =>
  ask(get().chain.rpcUrl, method, params)

/** Gives a new account 1,000 dollars and no coin to pay gas with. */
async function createPoorAccount() {
  const account = privateKeyToAccount(generatePrivateKey())
  const usd = get().tokens.usd.address as Address
  await get().control.fund(account.address)
  await anvil('anvil_setBalance', [account.address, '0x0'])
  return { account, usd }
}
type Poor = Awaited<ReturnType<typeof createPoorAccount>>

const transfer = (usd: Address, amount: bigint) => ({
  to: usd,
  value: 0n,
  data: encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [bob, amount],
  }),
})

/** Builds an operation that upgrades the account and makes the calls. */
async function build(
  { account }: Poor,
  calls: { data: Hex; to: Address; value: bigint }[],
  key = 0n,
) {
  const [block, count, code] = await Promise.all([
    node().getBlock(),
    node().getTransactionCount({ address: account.address }),
    node().getCode({ address: account.address }),
  ])
  const operation: UserOperation<'0.7'> = {
    sender: account.address,
    nonce: key << 64n,
    callData: encodeExecute(calls),
    callGasLimit: 0n,
    verificationGasLimit: 0n,
    preVerificationGas: 0n,
    maxFeePerGas: 2n * (block.baseFeePerGas ?? 0n) + 1_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
    signature: stubSignature,
  }
  const authorization = code
    ? undefined
    : await account.signAuthorization({
        address: DELEGATE,
        chainId: 31337,
        nonce: count,
      })
  return { ...operation, ...(authorization && { authorization }) }
}
type Built = UserOperation<'0.7'>

const toParams = (operation: Built) => [
  formatUserOperationRequest(operation),
  entryPoint07Address,
]

/** Asks who pays, for the limits, who pays for those, and signs. */
async function finish({ account }: Poor, operation: Built): Promise<Built> {
  const more = ['0x7a69', {}]
  const stub = await paymaster('pm_getPaymasterStubData', [
    ...toParams(operation),
    ...more,
  ])
  const { sponsor: _, ...fields } = stub.result as unknown as {
    sponsor: object
    paymaster: Address
    paymasterData: Hex
    paymasterVerificationGasLimit: Hex
    paymasterPostOpGasLimit: Hex
  }
  const stubbed = {
    ...operation,
    ...fields,
    paymasterVerificationGasLimit: BigInt(fields.paymasterVerificationGasLimit),
    paymasterPostOpGasLimit: BigInt(fields.paymasterPostOpGasLimit),
  }
  const estimate = await bundler(
    'eth_estimateUserOperationGas',
    toParams(stubbed),
  )
  if (estimate.error) throw estimate.error
  const limits = estimate.result as unknown as Record<string, Hex>
  const limited = {
    ...stubbed,
    callGasLimit: BigInt(limits.callGasLimit ?? 0),
    preVerificationGas: BigInt(limits.preVerificationGas ?? 0),
    verificationGasLimit: BigInt(limits.verificationGasLimit ?? 0),
  }
  const paid = await paymaster('pm_getPaymasterData', [
    ...toParams(limited),
    ...more,
  ])
  return sign(account, { ...limited, ...(paid.result as unknown as object) })
}

async function sign(account: Poor['account'], operation: Built) {
  const packed = toPackedUserOperation(operation)
  const signature = await account.signTypedData({
    domain: {
      name: 'EIP7702StatelessDeleGator',
      version: '1',
      chainId: 31337,
      verifyingContract: account.address,
    },
    types: {
      PackedUserOperation: [
        { name: 'sender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'initCode', type: 'bytes' },
        { name: 'callData', type: 'bytes' },
        { name: 'accountGasLimits', type: 'bytes32' },
        { name: 'preVerificationGas', type: 'uint256' },
        { name: 'gasFees', type: 'bytes32' },
        { name: 'paymasterAndData', type: 'bytes' },
        { name: 'entryPoint', type: 'address' },
      ],
    },
    primaryType: 'PackedUserOperation',
    message: { ...packed, entryPoint: entryPoint07Address },
  })
  return { ...operation, signature }
}

const getDollars = (usd: Address, address: Address) =>
  node().readContract({
    abi: erc20Abi,
    address: usd,
    args: [address],
    functionName: 'balanceOf',
  })

const toHash = (userOperation: Built) =>
  getUserOperationHash({
    chainId: 31337,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation,
  })

describe('bundler and paymaster', () => {
  let poor: Poor
  beforeEach(async () => {
    poor = await createPoorAccount()
  })
  const readReceipt = async (hash: Hex) =>
    (await bundler('eth_getUserOperationReceipt', [hash]))
      .result as unknown as {
      logs: { address: string }[]
      paymaster: string
      receipt: { status: string }
      success: boolean
    } | null

  test('default: an account with no coin upgrades and pays dollars', async () => {
    expect((await bundler('eth_chainId')).result).toBe('0x7a69')
    expect((await bundler('eth_supportedEntryPoints')).result).toEqual([
      entryPoint07Address,
    ])
    const { account, usd } = poor
    const operation = await finish(
      poor,
      await build(poor, [transfer(usd, 5_000_000n), transfer(usd, 1n)]),
    )
    const { result } = await bundler(
      'eth_sendUserOperation',
      toParams(operation),
    )
    expect(result).toBe(toHash(operation))
    const receipt = await readReceipt(toHash(operation))
    expect(receipt).toMatchObject({
      paymaster: getAddress(operation.paymaster ?? '0x'),
      success: true,
    })
    expect(receipt?.logs.map(({ address }) => address.toLowerCase())).toEqual([
      usd.toLowerCase(),
      usd.toLowerCase(),
    ])
    expect(await getDollars(usd, account.address)).toBe(994_999_999n)
    expect(await node().getBalance({ address: account.address })).toBe(0n)
    expect(
      (await bundler('eth_getUserOperationByHash', [toHash(operation)])).result,
    ).toMatchObject({
      userOperation: { nonce: '0x0', sender: account.address },
    })
    // The same operation again: its nonce is used.
    expect(
      (await bundler('eth_sendUserOperation', toParams(operation))).error,
    ).toMatchObject({
      code: -32500,
      message: expect.stringContaining('AA25'),
    })
    // The second one needs no authorization.
    const next = await finish(poor, await build(poor, [transfer(usd, 1n)], 7n))
    expect(next.authorization).toBeUndefined()
    await bundler('eth_sendUserOperation', toParams(next))
    expect(await readReceipt(toHash(next))).toMatchObject({ success: true })
  })

  test('error: a call that reverts is found out by the estimate', async () => {
    const { usd } = poor
    const failing = await build(poor, [transfer(usd, 2_000_000_000n)])
    await expect(finish(poor, failing)).rejects.toMatchObject({
      code: -32521,
      data: expect.stringMatching(/^0x/),
    })
  })

  test('error: signatures, paymaster, entry point and fields are checked', async () => {
    const { usd } = poor
    const good = await finish(poor, await build(poor, [transfer(usd, 1n)]))
    const stranger = privateKeyToAccount(generatePrivateKey())
    const send = async (operation: Built, entryPoint?: string) =>
      (
        await bundler('eth_sendUserOperation', [
          formatUserOperationRequest(operation),
          entryPoint ?? entryPoint07Address,
        ])
      ).error
    expect(await send(await sign(stranger, good))).toMatchObject({
      code: -32507,
      message: expect.stringContaining('AA24'),
    })
    const dearer = { ...good, maxFeePerGas: good.maxFeePerGas + 1n }
    expect(await send(await sign(poor.account, dearer))).toMatchObject({
      code: -32507,
      message: expect.stringContaining('AA34'),
    })
    const { paymaster: _, paymasterData: __, ...unpaid } = good
    expect(await send(await sign(poor.account, unpaid as Built))).toMatchObject(
      {
        code: -32500,
        message: expect.stringContaining('AA21'),
      },
    )
    expect(await send(good, bob)).toMatchObject({ code: -32602 })
    expect(
      (await bundler('eth_sendUserOperation', [{}, entryPoint07Address])).error,
    ).toMatchObject({ code: -32602 })
    expect((await bundler('eth_mine')).error).toMatchObject({ code: -32601 })
    expect(
      (await ask(
        get().urls.bundler.replace('31337', '5'),
        'eth_chainId',
      )) as object,
    ).toMatchObject({ status: 404 })
    expect(
      (await paymaster('pm_getPaymasterData', [...toParams(good), '0x1', {}]))
        .error,
    ).toMatchObject({ code: -32602 })
  })

  test('param: hold and drop', async () => {
    const { usd } = poor
    const { bundler: control } = get().control
    control.setMode('drop')
    const dropped = await finish(poor, await build(poor, [transfer(usd, 1n)]))
    await bundler('eth_sendUserOperation', toParams(dropped))
    expect(control.pending()).toEqual([])
    const steer = async (body: object) =>
      (await post(`${get().urls.mailbox}/control/bundler`, body)).json()
    await steer({ mode: 'hold' })
    await bundler('eth_sendUserOperation', toParams(dropped))
    expect(await steer({})).toEqual({ pending: [toHash(dropped)] })
    expect(await readReceipt(toHash(dropped))).toBeNull()
    expect(
      (await bundler('eth_getUserOperationByHash', [toHash(dropped)])).result,
    ).toMatchObject({ blockHash: null })
    expect(
      (await bundler('eth_sendUserOperation', toParams(dropped))).error,
    ).toMatchObject({ code: -32602, message: 'Already known' })
    await steer({ action: 'flush', mode: 'mine' })
    expect(await readReceipt(toHash(dropped))).toMatchObject({ success: true })
  })

  test('behavior: survives a reset of the chain', async () => {
    const { usd } = poor
    const { result: snapshot } = await anvil('evm_snapshot')
    const operation = await finish(poor, await build(poor, [transfer(usd, 1n)]))
    await bundler('eth_sendUserOperation', toParams(operation))
    expect(await readReceipt(toHash(operation))).toMatchObject({
      success: true,
    })
    await anvil('evm_revert', [snapshot])
    expect(await readReceipt(toHash(operation))).toBeNull()
    expect(
      (await bundler('eth_sendUserOperation', toParams(operation))).result,
    ).toBe(toHash(operation))
    expect(await readReceipt(toHash(operation))).toMatchObject({
      success: true,
    })
  })

  test('behavior: many accounts at once', async () => {
    const others = [poor]
    for (let count = 0; count < 7; count++)
      others.push(await createPoorAccount())
    const operations = await Promise.all(
      others.map(async (one) =>
        finish(one, await build(one, [transfer(one.usd, 3n)])),
      ),
    )
    const before = await getDollars(poor.usd, bob)
    await Promise.all(
      operations.map((operation) =>
        bundler('eth_sendUserOperation', toParams(operation)),
      ),
    )
    expect(await getDollars(poor.usd, bob)).toBe(before + 24n)
  })

  test('behavior: fails when it is told to, until it is healed', async () => {
    get().control.setFault({
      service: 'bundler',
      mode: '500',
      path: '/bundler/*',
    })
    expect(await bundler('eth_chainId')).toMatchObject({ code: 'FAULT' })
    expect((await paymaster('eth_chainId')).error).toMatchObject({
      code: -32601,
    })
    await get().control.heal()
    expect((await bundler('eth_chainId')).result).toBe('0x7a69')
  })
})
