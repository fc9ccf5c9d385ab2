// A process of its own: starts two chains.
import {
  concat,
  createPublicClient,
  createTestClient,
  createWalletClient,
  getContractAddress,
  type Hex,
  http,
  serializeErc6492Signature,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignInServer } from '../../../src/server/createSignInServer.js'
import { createSiwxMessage } from '../../../src/siwx/createSiwxMessage.js'
import type { SiwxMessageData } from '../../../src/siwx/types.js'
import { verifySiwxSignature } from '../../../src/siwx/verifySiwxSignature.js'
import { createContractWallet } from '../../setup/chain/createContractWallet.js'
import { startAnvil } from '../../setup/chain/startAnvil.js'
import { createVisitor } from '../../setup/siwx/createVisitor.js'

/** The deterministic deployer, which is on every chain of anvil. */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const own = 'eip155:31337'
const other = 'eip155:4242'
const owner = privateKeyToAccount(generatePrivateKey())
const stranger = privateKeyToAccount(generatePrivateKey())
const walletOf = (address: Hex | 'anyone') => createContractWallet(address)

let nodes: Awaited<ReturnType<typeof startAnvil>>[] = []
const url = (index: number) => nodes[index]?.url ?? ''

beforeAll(async () => {
  nodes = await Promise.all([
    startAnvil(),
    startAnvil({ args: ['--chain-id', '4242'] }),
  ])
})

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
})

/** Puts a contract at an address of a chain. */
function place(index: number, address: Hex, bytecode: Hex) {
  const client = createTestClient({
    mode: 'anvil',
    transport: http(url(index)),
  })
  return client.setCode({ address, bytecode })
}

const toAddress = () => privateKeyToAccount(generatePrivateKey()).address

function createServer(chains: object = { [own]: url(0), [other]: url(1) }) {
  return createSignInServer({
    uri: 'https://shop.example',
    chains: chains as createSignInServer.Parameters['chains'],
    secret: 'a secret of at least thirty-two bytes',
  })
}

function toData(address: Hex, nonce: string, chainId: string): SiwxMessageData {
  return {
    accountAddress: address,
    chainId,
    domain: 'shop.example',
    uri: 'https://shop.example/',
    version: '1',
    nonce,
    issuedAt: new Date().toISOString(),
    expirationTime: new Date(Date.now() + 60_000).toISOString(),
  }
}

/** Signs in at the server and by the function that pages use. */
async function signIn(parameters: {
  address: Hex
  chainId?: string
  sign(message: string): Promise<Hex>
  server?: createSignInServer.ReturnType
}) {
  const { address, chainId = own, server = createServer(), sign } = parameters
  const visitor = createVisitor(server)
  const data = toData(address, await visitor.getNonce(), chainId)
  const message = createSiwxMessage(data)
  const signature = await sign(message)
  const { body, status } = await visitor.verify(message, signature)
  const client = createPublicClient({
    transport: http(url(chainId === own ? 0 : 1)),
  })
  const isValid = await verifySiwxSignature({
    client,
    data,
    message,
    signature,
  })
  expect(isValid).toBe(status === 200)
  return status === 200 ? 'accepted' : body.error.code
}

const byOwner = (message: string) => owner.signMessage({ message })
const byStranger = (message: string) => stranger.signMessage({ message })

describe('EIP-1271', () => {
  test('default: the owner of the contract', async () => {
    const address = toAddress()
    await place(0, address, walletOf(owner.address).runtimeCode)
    expect(await signIn({ address, sign: byOwner })).toBe('accepted')
  })

  test('error: another key, another text, nothing', async () => {
    const address = toAddress()
    await place(0, address, walletOf(owner.address).runtimeCode)
    for (const sign of [
      byStranger,
      (message: string) => byOwner(`${message} `),
      async () => '0x' as const,
      async () => '0x00' as const,
      async () => `0x${'00'.repeat(65)}` as const,
      async (message: string) =>
        concat([await byOwner(message), '0x'.padEnd(200, '0') as Hex]).replace(
          /^0x/,
          '0x00',
        ) as Hex,
    ])
      expect(await signIn({ address, sign })).toBe('SIGNATURE_INVALID')
  })

  test('error: no contract at the address', async () => {
    const address = toAddress()
    expect(await signIn({ address, sign: byOwner })).toBe('SIGNATURE_INVALID')
  })

  test('error: a contract that accepts everything, on another chain', async () => {
    const address = toAddress()
    await place(1, address, walletOf('anyone').runtimeCode)
    expect(await signIn({ address, sign: byStranger })).toBe(
      'SIGNATURE_INVALID',
    )
    // The control: there, it says yes.
    expect(await signIn({ address, chainId: other, sign: byStranger })).toBe(
      'accepted',
    )
    // A key account whose address has such a contract elsewhere.
    await place(1, owner.address, walletOf('anyone').runtimeCode)
    expect(await signIn({ address: owner.address, sign: byStranger })).toBe(
      'SIGNATURE_INVALID',
    )
    expect(await signIn({ address: owner.address, sign: byOwner })).toBe(
      'accepted',
    )
  })

  test('error: the RPC URL of another chain', async () => {
    const address = toAddress()
    await place(1, address, walletOf('anyone').runtimeCode)
    const server = createServer({ [own]: url(1) })
    const visitor = createVisitor(server)
    const data = toData(address, await visitor.getNonce(), own)
    const message = createSiwxMessage(data)
    const signature = await byStranger(message)
    const { body } = await visitor.verify(message, signature)
    expect(body.error).toMatchObject({
      code: 'SIGN_IN_MESSAGE_INVALID',
      reason: 'chainId',
    })
  })

  test('error: contracts that revert, or answer otherwise', async () => {
    for (const code of [
      '0x5f5ffd', // reverts
      '0xfe', // invalid
      '0x00', // no answer
      '0x60015f5260205ff3', // true
      '0x631626ba7e5f5260205ff3', // the magic value at the wrong end
      '0x5b5f56', // never ends
    ] as const) {
      const address = toAddress()
      await place(0, address, code)
      expect(await signIn({ address, sign: byOwner })).toBe('SIGNATURE_INVALID')
    }
  })

  test('error: the network does not answer', async () => {
    const server = createServer({ [own]: 'http://127.0.0.1:1' })
    const visitor = createVisitor(server)
    const message = createSiwxMessage(
      toData(toAddress(), await visitor.getNonce(), own),
    )
    const { body, status } = await visitor.verify(
      message,
      await byStranger(message),
    )
    expect([status, body.error.code]).toEqual([503, 'SIGN_IN_UNREACHABLE'])
    // Key accounts need no network.
    const data = toData(owner.address, await visitor.getNonce(), own)
    const text = createSiwxMessage(data)
    const accepted = await visitor.verify(text, await byOwner(text))
    expect(accepted.status).toBe(200)
  })
})

describe('EIP-6492', () => {
  const { initCode } = walletOf(owner.address)
  const address = getContractAddress({
    bytecode: initCode,
    from: factory,
    opcode: 'CREATE2',
    salt: zeroHash,
  })
  const data = concat([zeroHash, initCode])
  const wrap = (signature: Hex, to: Hex = factory, call: Hex = data) =>
    serializeErc6492Signature({ address: to, data: call, signature })

  test('default: an account before its deployment, and after it', async () => {
    const sign = async (message: string) => wrap(await byOwner(message))
    expect(await signIn({ address, sign })).toBe('accepted')
    const client = createWalletClient({
      chain: foundry,
      transport: http(url(0)),
    })
    const [account] = await client.getAddresses()
    const hash = await client.sendTransaction({
      account: account as Hex,
      data,
      to: factory,
    })
    const reader = createPublicClient({ transport: http(url(0)) })
    await reader.waitForTransactionReceipt({ hash, pollingInterval: 50 })
    expect(await reader.getCode({ address })).toBe(
      walletOf(owner.address).runtimeCode.toLowerCase(),
    )
    expect(await signIn({ address, sign })).toBe('accepted')
    expect(await signIn({ address, sign: byOwner })).toBe('accepted')
  })

  test('error: another key, or a deployment that is not the account', async () => {
    const yes = walletOf('anyone').initCode
    const fresh = toAddress()
    for (const [of, sign] of [
      [address, async (text: string) => wrap(await byStranger(text))],
      [address, async (text: string) => wrap(await byOwner(`${text} `))],
      // Deploys a contract that accepts everything, elsewhere.
      [
        fresh,
        async (text: string) =>
          wrap(await byStranger(text), factory, concat([zeroHash, yes])),
      ],
      [owner.address, async (text: string) => wrap(await byStranger(text))],
      // No deployment.
      [fresh, async (text: string) => wrap(await byOwner(text), factory, '0x')],
      [fresh, async (text: string) => wrap(await byOwner(text), toAddress())],
    ] as const)
      expect(await signIn({ address: of, sign })).toBe('SIGNATURE_INVALID')
  })
})
