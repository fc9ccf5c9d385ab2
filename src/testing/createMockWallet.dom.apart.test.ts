// A process of its own: the wallets are announced to the page.
import { ed25519 } from '@noble/curves/ed25519'
import {
  Keypair,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { connect, createConfig, signMessage } from '@wagmi/core'
import { getWallets } from '@wallet-standard/app'
import { custom, type Hex, http, keccak256, verifyMessage } from 'viem'
import {
  generatePrivateKey,
  type PrivateKeyAccount,
  privateKeyToAccount,
} from 'viem/accounts'
import { foundry, mainnet } from 'viem/chains'
import { afterEach, describe, expect, test } from 'vitest'
import { decodeBase58 } from '../core/address/decodeBase58.js'
import { createMockWallet } from './createMockWallet.js'
import { disconnectAfter } from './disconnectAfter.js'
import { hang } from './hang.js'
import { reject } from './reject.js'

const key: Hex = generatePrivateKey()
const account: PrivateKeyAccount = privateKeyToAccount(key)
const wallets: createMockWallet.ReturnType[] = []

function create(parameters: createMockWallet.Parameters = {}) {
  const wallet = createMockWallet({ accounts: [account], ...parameters })
  wallets.push(wallet)
  const ask = (method: string, params?: unknown) =>
    wallet.provider.request({ method, params })
  return { ask, wallet }
}

type Features = Record<string, Record<string, (...x: unknown[]) => unknown>>

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: { code?: number }) => error.code,
  )

afterEach(() => {
  for (const wallet of wallets.splice(0)) wallet.dispose()
})

describe('EVM', () => {
  test('default: wagmi discovers it, connects and gets a real signature', async () => {
    const { wallet } = create({ name: 'Ember', rdns: 'test.ember' })
    const config = createConfig({
      chains: [foundry, mainnet],
      storage: null,
      transports: { [foundry.id]: http(), [mainnet.id]: http() },
    })
    const connector = config.connectors.find(({ id }) => id === 'test.ember')
    if (!connector) throw new Error('not discovered')
    expect(connector.name).toBe('Ember')
    const { accounts, chainId } = await connect(config, { connector })
    expect({ accounts, chainId }).toEqual({
      accounts: [account.address],
      chainId: foundry.id,
    })
    const signature = await signMessage(config, { message: 'hello' })
    const { address } = account
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(
      true,
    )
    expect(wallet.requests.map(({ method }) => method)).toContain(
      'personal_sign',
    )
    wallet.dispose()
    const later = createConfig({
      chains: [foundry],
      storage: null,
      transports: { [foundry.id]: http() },
    })
    expect(later.connectors.map(({ id }) => id)).not.toContain('test.ember')
  })

  test('default: a wallet that is created later is discovered, too', () => {
    const config = createConfig({
      chains: [foundry],
      storage: null,
      transports: { [foundry.id]: http() },
    })
    create({ rdns: 'test.late' })
    expect(config.connectors.map(({ id }) => id)).toContain('test.late')
  })

  test('behavior: signs typed data', async () => {
    const { ask } = create()
    await ask('eth_requestAccounts')
    const data = {
      domain: { name: 'Shop', chainId: 31337 },
      types: { Order: [{ name: 'count', type: 'uint256' }] },
      primaryType: 'Order',
      message: { count: '3' },
    } as const
    expect(
      await ask('eth_signTypedData_v4', [
        account.address,
        JSON.stringify(data),
      ]),
    ).toBe(await account.signTypedData({ ...data, message: { count: 3n } }))
  })

  test('behavior: without a node the hash is that of a signed transaction', async () => {
    const { ask } = create()
    await ask('eth_requestAccounts')
    const send = () =>
      ask('eth_sendTransaction', [
        { from: account.address, to: account.address, value: '0x5' },
      ])
    const sign = async (nonce: number) =>
      keccak256(
        await account.signTransaction({
          chainId: 31337,
          gas: 21_000n,
          maxFeePerGas: 1_000_000_000n,
          maxPriorityFeePerGas: 1_000_000_000n,
          nonce,
          to: account.address,
          type: 'eip1559',
          value: 5n,
        }),
      )
    expect(await send()).toBe(await sign(0))
    expect(await send()).toBe(await sign(1))
  })

  test('param: transports: sends the transaction and reads', async () => {
    const sent: unknown[] = []
    const node = custom({
      async request({ method, params }) {
        if (method === 'eth_chainId') return '0x7a69'
        if (method !== 'eth_sendRawTransaction') return '0x1'
        sent.push(params[0])
        return keccak256(params[0])
      },
    })
    const { ask } = create({ transports: { 31337: node } })
    await ask('eth_requestAccounts')
    const hash = await ask('eth_sendTransaction', [
      {
        from: account.address,
        gas: '0x5208',
        maxFeePerGas: '0x2',
        maxPriorityFeePerGas: '0x1',
        nonce: '0x7',
        to: account.address,
      },
    ])
    expect(sent).toEqual([
      await account.signTransaction({
        chainId: 31337,
        gas: 21_000n,
        maxFeePerGas: 2n,
        maxPriorityFeePerGas: 1n,
        nonce: 7,
        to: account.address,
        type: 'eip1559',
      }),
    ])
    expect(hash).toBe(keccak256(sent[0] as Hex))
    expect(await ask('eth_getBalance', [account.address, 'latest'])).toBe('0x1')
  })

  test('param: onRequest: rejects with the code', async () => {
    const { ask } = create({ onRequest: reject(4001) })
    expect(await codeOf(ask('eth_requestAccounts'))).toBe(4001)
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('eth_chainId')).toBe('0x7a69')
  })

  test('param: onRequest: hangs', async () => {
    const { ask, wallet } = create({ onRequest: hang() })
    let isSettled = false
    ask('eth_requestAccounts').finally(() => {
      isSettled = true
    })
    await ask('eth_accounts')
    expect(isSettled).toBe(false)
    expect(wallet.requests).toHaveLength(2)
  })

  test('param: onRequest: disconnects after some requests', async () => {
    const { ask, wallet } = create({ onRequest: disconnectAfter(1) })
    const events: unknown[] = []
    wallet.provider.on(
      'disconnect',
      ((error: { code: number }) => void events.push(error.code)) as never,
    )
    wallet.provider.on(
      'accountsChanged',
      ((accounts: unknown) => void events.push(accounts)) as never,
    )
    expect(await ask('eth_requestAccounts')).toEqual([account.address])
    const params = ['0x00', account.address]
    expect(await codeOf(ask('personal_sign', params))).toBe(4900)
    expect(events).toEqual([[account.address], 1013, []])
    expect(await codeOf(ask('eth_requestAccounts'))).toBe(4900)
  })

  test('param: onRequest: a function sees the request and decides', async () => {
    const { ask } = create({
      onRequest: async ({ method }, { next }) =>
        method === 'personal_sign' ? '0xf00d' : next(),
    })
    await ask('eth_requestAccounts')
    expect(await ask('personal_sign', ['0x00', account.address])).toBe('0xf00d')
  })

  test('behavior: the user changes account and chain, the test its decision', async () => {
    const { ask, wallet } = create({ chains: [{ id: 1 }, { id: 10 }] })
    const events: unknown[] = []
    for (const name of ['accountsChanged', 'chainChanged'])
      wallet.provider.on(
        name,
        ((value: unknown) => void events.push(value)) as never,
      )
    await ask('eth_requestAccounts')
    const other = privateKeyToAccount(generatePrivateKey())
    wallet.setAccounts([other])
    wallet.setChain(10)
    expect(events).toEqual([[account.address], [other.address], '0xa'])
    expect(await codeOf(ask('personal_sign', ['0x00', account.address]))).toBe(
      4100,
    )
    wallet.setOnRequest(reject())
    expect(await codeOf(ask('personal_sign', ['0x00', other.address]))).toBe(
      4001,
    )
  })

  test('behavior: knows its own chains, and those that apps add', async () => {
    const { ask } = create({ chains: [{ id: 1 }] })
    const params = [{ chainId: '0xa' }]
    expect(await codeOf(ask('wallet_switchEthereumChain', params))).toBe(4902)
    await ask('wallet_addEthereumChain', params)
    expect(await ask('eth_chainId')).toBe('0xa')
    await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])
    expect(await ask('eth_chainId')).toBe('0x1')
  })

  test('error: nothing is signed before the app is connected', async () => {
    const { ask } = create()
    expect(await codeOf(ask('personal_sign', ['0x00', account.address]))).toBe(
      4100,
    )
  })

  test('error: nothing is signed for another chain', async () => {
    const { ask } = create()
    await ask('eth_requestAccounts')
    const transaction = { chainId: '0x1', from: account.address }
    expect(await codeOf(ask('eth_sendTransaction', [transaction]))).toBe(-32602)
  })

  test('error: what it cannot answer is not supported', async () => {
    const { ask } = create()
    await ask('eth_requestAccounts')
    expect(await codeOf(ask('eth_getBalance', []))).toBe(4200)
    expect(await codeOf(ask('constructor'))).toBe(4200)
  })
})

describe('Solana', () => {
  const pair = Keypair.generate()
  const address = pair.publicKey.toBase58()

  async function setup(parameters: createMockWallet.Parameters = {}) {
    const { wallet } = create({
      name: 'Opal',
      solanaAccounts: [pair.secretKey],
      ...parameters,
    })
    const found = getWallets()
      .get()
      .find(({ name }) => name === 'Opal')
    if (!found) throw new Error('not registered')
    const call = (feature: string, method: string, ...inputs: unknown[]) =>
      (found.features as unknown as Features)[feature]?.[method]?.(
        ...inputs,
      ) as Promise<[{ signature: Uint8Array; signedTransaction: Uint8Array }]>
    return { call, found, wallet }
  }

  test('default: is registered, connects and signs a message', async () => {
    const { call, found } = await setup()
    expect(found.accounts).toEqual([])
    await call('standard:connect', 'connect')
    const [account] = found.accounts
    expect(account?.address).toBe(address)
    const message = new TextEncoder().encode('hello')
    const [{ signature }] = await call('solana:signMessage', 'signMessage', {
      account,
      message,
    })
    expect(ed25519.verify(signature, message, pair.publicKey.toBytes())).toBe(
      true,
    )
  })

  test.each(['legacy', 0] as const)(
    'behavior: signs a transaction of version %s, in its own place',
    async (version) => {
      const { call, found } = await setup()
      await call('standard:connect', 'connect')
      const payer = Keypair.generate()
      const message = new TransactionMessage({
        payerKey: payer.publicKey,
        recentBlockhash: Keypair.generate().publicKey.toBase58(),
        instructions: [
          SystemProgram.transfer({
            fromPubkey: pair.publicKey,
            toPubkey: payer.publicKey,
            lamports: 1,
          }),
        ],
      })
      const transaction = new VersionedTransaction(
        version === 0
          ? message.compileToV0Message()
          : message.compileToLegacyMessage(),
      )
      transaction.sign([payer])
      const [{ signedTransaction }] = await call(
        'solana:signTransaction',
        'signTransaction',
        { account: found.accounts[0], transaction: transaction.serialize() },
      )
      const signed = VersionedTransaction.deserialize(signedTransaction)
      transaction.sign([pair])
      expect(signed.signatures).toEqual(transaction.signatures)
    },
  )

  test('behavior: the test decides, and changes the account', async () => {
    const { call, found, wallet } = await setup({ onRequest: reject() })
    expect(await codeOf(call('standard:connect', 'connect'))).toBe(4001)
    wallet.setOnRequest((_, { next }) => next())
    await call('standard:connect', 'connect')
    const other = Keypair.generate()
    wallet.setSolanaAccounts([other.secretKey])
    expect(found.accounts.map(({ address }) => address)).toEqual([
      other.publicKey.toBase58(),
    ])
    expect(decodeBase58(found.accounts[0]?.address ?? '')).toEqual(
      found.accounts[0]?.publicKey,
    )
    expect(wallet.requests.map(({ method }) => method)).toEqual([
      'standard:connect',
      'standard:connect',
    ])
  })

  test('error: nothing is signed for a transaction of others', async () => {
    const { call, found } = await setup()
    await call('standard:connect', 'connect')
    const [account] = found.accounts
    const bytes = new Uint8Array([1, ...new Array(64).fill(0), 1, 0, 0, 0])
    for (const transaction of [bytes, new Uint8Array(), undefined])
      expect(
        await codeOf(
          call('solana:signTransaction', 'signTransaction', {
            account,
            transaction,
          }),
        ),
      ).toBe(-32602)
  })
})

test.each([
  [{ accounts: ['0x12'] }, 'accounts'],
  [{ accounts: [{ address: '0x' }] }, 'accounts'],
  [{ solanaAccounts: [new Uint8Array(31)] }, 'solanaAccounts'],
  [{ solanaAccounts: ['seed'] }, 'solanaAccounts'],
  [{ onRequest: 4001 }, 'onRequest'],
])('error: %o is refused', (parameters, parameter) => {
  expect(() => createMockWallet(parameters as never)).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMETER', parameter }),
  )
})

test.each([-1, 1.5, '2'])('error: disconnectAfter(%s) is refused', (count) => {
  expect(() => disconnectAfter(count as never)).toThrow(
    expect.objectContaining({ parameter: 'count' }),
  )
})
