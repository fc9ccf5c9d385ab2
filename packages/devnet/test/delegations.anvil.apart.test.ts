import { encodeRedemption } from 'latchkey-wallet/permissions'
import {
  type Address,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  type Hex,
  parseAbi,
  parseEther,
  toFunctionSelector,
} from 'viem'
import {
  generatePrivateKey,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  DELEGATE,
  DELEGATION_MANAGER,
  toDelegatedCode,
} from '../../wallet/src/core/contracts.js'
import {
  type Delegation,
  ROOT_AUTHORITY,
} from '../../wallet/src/requests/permissions/delegation.js'
import { encodeContext } from '../../wallet/src/requests/permissions/encodeContext.js'
import { encodeDisable } from '../../wallet/src/requests/permissions/encodeDisable.js'
import { hashDelegation } from '../../wallet/src/requests/permissions/hashDelegation.js'
import type { Permission } from '../../wallet/src/requests/permissions/permission.js'
import { toCaveats } from '../../wallet/src/requests/permissions/toCaveats.js'
import { toDelegationData } from '../../wallet/src/requests/permissions/toDelegationData.js'
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

const getTime = async () => Number((await client().getBlock()).timestamp)

async function wait(seconds: number) {
  await client().increaseTime({ seconds })
  await client().mine({ blocks: 1 })
}

async function send(account: PrivateKeyAccount, to: Address, data: Hex) {
  const hash = await client().sendTransaction({ account, data, to })
  const { status } = await client().waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error('reverted')
}

/**
 * An upgraded account with 1 ETH and 1,000 dollars that has granted a
 * permission for a week to a session key.
 */
async function setup(
  toPermission: (usd: Address, now: number) => Permission,
  parameters: { owner?: PrivateKeyAccount } = {},
) {
  const account = privateKeyToAccount(generatePrivateKey())
  const session = privateKeyToAccount(generatePrivateKey())
  const { owner = account } = parameters
  const { usd } = chains.contracts
  const bytecode = toDelegatedCode(DELEGATE)
  await client().setCode({ address: account.address, bytecode })
  for (const { address } of [account, session])
    await client().setBalance({ address, value: parseEther('1') })
  await pay(usd, account.address, 1_000_000_000n)
  const now = await getTime()
  const expiry = now + 7 * DAY_S
  const delegations = await Promise.all(
    toCaveats(toPermission(usd, now), expiry).map(async (caveats, salt) => {
      const unsigned = {
        ...{ authority: ROOT_AUTHORITY, caveats, delegate: session.address },
        ...{ delegator: account.address, salt: BigInt(salt) },
      }
      const data = toDelegationData(unsigned, client().chain.id)
      return { ...unsigned, signature: await owner.signTypedData(data) }
    }),
  )
  const context = encodeContext(delegations)
  const redeem = (
    call: encodeRedemption.Parameters['call'],
    redeemer = session,
  ) => {
    const { data, to } = encodeRedemption({ call, context })
    return send(redeemer, to, data)
  }
  /** Uses a delegation for a call that it may not be made for. */
  const force = (call: { to: Address; data?: Hex; value?: bigint }) =>
    send(
      session,
      DELEGATION_MANAGER,
      encodeFunctionData({
        abi: managerAbi,
        functionName: 'redeemDelegations',
        args: [
          [encodeContext(delegations.slice(0, 1))],
          [`0x${'00'.repeat(32)}`],
          [
            encodePacked(
              ['address', 'uint256', 'bytes'],
              [call.to, call.value ?? 0n, call.data ?? '0x'],
            ),
          ],
        ],
      }),
    )
  return { account, delegations, force, redeem, session, usd }
}

const managerAbi = parseAbi([
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
  'function enableDelegation(Delegation delegation)',
  'function getDelegationHash(Delegation delegation) view returns (bytes32)',
  'function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)',
])

async function pay(usd: Address, to: Address, amount: bigint) {
  const hash = await client().writeContract({
    abi: erc20Abi,
    address: usd,
    args: [to, amount],
    functionName: 'transfer',
  })
  await client().waitForTransactionReceipt({ hash })
}

const toData = (
  functionName: 'approve' | 'transfer',
  amount: bigint,
  to: Address = bob,
) => encodeFunctionData({ abi: erc20Abi, functionName, args: [to, amount] })

const daily = (allowance: bigint) => ({ allowance, period: DAY_S })

const dollars = (usd: Address, now: number): Permission => ({
  type: 'erc20-recurring-allowance',
  token: usd,
  start: now,
  ...daily(5_000_000n),
})

const coins = (_: Address, now: number): Permission => ({
  type: 'native-token-recurring-allowance',
  start: now,
  ...daily(500n),
})

const toSelector = (signature: string) => ({
  selector: toFunctionSelector(signature),
  signature,
})

const calls = (usd: Address): Permission => ({
  type: 'contract-call',
  address: usd,
  functions: [
    { ...toSelector('approve(address,uint256)'), valueLimit: 0n },
    { ...toSelector('mint(address,uint256)'), valueLimit: 0n },
  ],
})

/** Of a contract that takes coins. */
const deposits = (): Permission => ({
  type: 'contract-call',
  address: chains.contracts.weth,
  functions: [
    { ...toSelector('deposit()'), valueLimit: 100n },
    { ...toSelector('withdraw(uint256)'), valueLimit: 0n },
  ],
})

describe('hashDelegation', () => {
  test('default: the hash of the DelegationManager', async () => {
    const { delegations } = await setup(calls)
    const [delegation] = delegations as [Delegation]
    expect(
      await client().readContract({
        abi: managerAbi,
        address: DELEGATION_MANAGER,
        args: [delegation],
        functionName: 'getDelegationHash',
      }),
    ).toBe(hashDelegation(delegation))
  })
})

describe('erc20-recurring-allowance', () => {
  test('default: within the limit of each period, until it expires', async () => {
    const { redeem, usd } = await setup(dollars)
    const transfer = (amount: bigint) =>
      redeem({ to: usd, data: toData('transfer', amount) })
    await transfer(3_000_000n)
    await transfer(2_000_000n)
    await expect(transfer(1n)).rejects.toThrow('transfer-amount-exceeded')
    await wait(DAY_S)
    await expect(transfer(5_000_001n)).rejects.toThrow(
      'transfer-amount-exceeded',
    )
    await transfer(5_000_000n)
    await wait(7 * DAY_S)
    await expect(transfer(1n)).rejects.toThrow('expired-delegation')
  })

  test('error: another function, another token, coins with it', async () => {
    const { force, redeem, usd } = await setup(dollars)
    const call = { to: usd, data: toData('transfer', 1n) }
    await expect(force({ ...call, value: 1n })).rejects.toThrow(
      'value-too-high',
    )
    for (const other of [
      { ...call, data: toData('approve', 1n) },
      { ...call, to: chains.contracts.weth },
      { to: bob, value: 1n } as const,
    ]) {
      await expect(force(other)).rejects.toThrow('Enforcer:')
      // The helper finds no permission for it before anything is sent.
      expect(() => redeem(other)).toThrow('No permission covers')
    }
  })

  test('error: someone else redeems it', async () => {
    const { redeem, usd } = await setup(dollars)
    const thief = privateKeyToAccount(generatePrivateKey())
    await client().setBalance({ address: thief.address, value: 10n ** 18n })
    const call = { to: usd, data: toData('transfer', 1n) }
    await expect(redeem(call, thief)).rejects.toThrow(
      toSelector('InvalidDelegate()').selector,
    )
  })

  test('error: someone else has signed it', async () => {
    const owner = privateKeyToAccount(generatePrivateKey())
    const { redeem, usd } = await setup(dollars, { owner })
    const call = { to: usd, data: toData('transfer', 1n) }
    await expect(redeem(call)).rejects.toThrow()
  })

  test('error: revoked', async () => {
    const { account, delegations, redeem, session, usd } = await setup(dollars)
    const call = { to: usd, data: toData('transfer', 1n) }
    await redeem(call)
    const [delegation] = delegations as [Delegation]
    const data = encodeDisable(delegation)
    // Nobody but the account ends it.
    await expect(send(session, DELEGATION_MANAGER, data)).rejects.toThrow(
      toSelector('InvalidDelegator()').selector,
    )
    await redeem(call)
    await send(account, DELEGATION_MANAGER, data)
    await expect(redeem(call)).rejects.toThrow(
      toSelector('CannotUseADisabledDelegation()').selector,
    )
  })
})

describe('native-token-recurring-allowance', () => {
  test('default: within the limit of each period', async () => {
    const { redeem } = await setup(coins)
    await redeem({ to: bob, value: 500n })
    const more = { to: bob, value: 1n } as const
    await expect(redeem(more)).rejects.toThrow('transfer-amount-exceeded')
    await wait(DAY_S)
    await redeem(more)
    await wait(7 * DAY_S)
    await expect(redeem(more)).rejects.toThrow('expired-delegation')
  })

  test('behavior: not before it starts', async () => {
    const { redeem } = await setup((usd, now) => ({
      ...coins(usd, now + DAY_S),
    }))
    const call = { to: bob, value: 1n } as const
    await expect(redeem(call)).rejects.toThrow('transfer-not-started')
    await wait(DAY_S)
    await redeem(call)
  })

  test('error: a call with data would move tokens for nothing', async () => {
    const { force, usd } = await setup(coins)
    await expect(
      force({ to: usd, data: toData('transfer', 1_000n) }),
    ).rejects.toThrow('invalid-calldata')
  })
})

describe('contract-call', () => {
  test('default: the functions of one contract', async () => {
    const { force, redeem, usd } = await setup(calls)
    const call = { to: usd, data: toData('approve', 5n) }
    await redeem(call)
    const { weth } = chains.contracts
    await expect(force({ ...call, value: 1n })).rejects.toThrow(
      'value-too-high',
    )
    await expect(force({ ...call, to: weth })).rejects.toThrow(
      'target-address-not-allowed',
    )
    await expect(
      force({ ...call, data: toData('transfer', 1n) }),
    ).rejects.toThrow('method-not-allowed')
    await wait(7 * DAY_S)
    await expect(redeem(call)).rejects.toThrow('expired-delegation')
  })

  test('param: functions[].valueLimit', async () => {
    const { delegations, force, redeem } = await setup(deposits)
    const { weth } = chains.contracts
    expect(delegations).toHaveLength(2)
    const deposit = { to: weth, data: toFunctionSelector('deposit()') }
    await redeem({ ...deposit, value: 100n })
    await expect(redeem({ ...deposit, value: 101n })).rejects.toThrow(
      'value-too-high',
    )
    const withdraw = encodeFunctionData({
      abi: parseAbi(['function withdraw(uint256)']),
      args: [60n],
    })
    // The limit of one function does not count for another.
    await expect(
      force({ to: weth, data: withdraw, value: 1n }),
    ).rejects.toThrow('method-not-allowed')
    await redeem({ to: weth, data: withdraw })
  })
})
