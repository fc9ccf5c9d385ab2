import { sign } from 'node:crypto'
import { Keypair, PublicKey } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { createSolanaNode } from '../../../test/setup/solana/createSolanaNode.js'
import {
  createSolanaPage,
  localnet,
} from '../../../test/setup/solana/createSolanaPage.js'
import { deriveKeys, findNameAddress } from './findNameAddress.js'

const node = createSolanaNode()
const owner = Keypair.generate()
const payee = Keypair.generate().publicKey
const names = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX'
const header = (one: PublicKey = owner.publicKey) =>
  Buffer.concat([Buffer.alloc(32), one.toBuffer(), Buffer.alloc(32)])
const keys = deriveKeys('ada.sol')
const toKey = (name: 'domain' | 'first' | 'nft' | 'second') =>
  keys?.[name].toBase58() ?? ''
const domain = { [toKey('domain')]: header() }

/** Resolves a name on a chain that has these accounts. */
async function find(
  accounts: Readonly<Record<string, Buffer>>,
  { name = 'ada.sol', program = names } = {},
) {
  const connection = node.connect((call, answer) => {
    if (call.method !== 'getMultipleAccounts') return answer()
    const value = (call.params[0] as string[]).map((key) => {
      const data = accounts[key]
      const rest = { executable: false, lamports: 1, rentEpoch: 0, space: 0 }
      return data
        ? { ...rest, data: [data.toString('base64'), 'base64'], owner: program }
        : null
    })
    return { jsonrpc: '2.0', id: '1', result: { context: { slot: 1 }, value } }
  })
  const wallet = {}
  const { context } = createSolanaPage({ connection, keypair: owner, wallet })
  const found = await findNameAddress(context, {
    caipNetworkId: localnet,
    name,
  })
  expect(found.isUnreachable).toBeUndefined()
  return found.value
}

function toSecond(parameters: {
  by?: PublicKey
  confirmed?: PublicKey
  kinds?: [number, number]
}) {
  const { by = owner.publicKey, confirmed = payee, kinds = [1, 1] } = parameters
  const numbers = Buffer.alloc(8)
  numbers.writeUInt16LE(kinds[0], 0)
  numbers.writeUInt16LE(kinds[1], 2)
  numbers.writeUInt32LE(32, 4)
  const ids = [by, confirmed, payee].map((key) => key.toBuffer())
  return { [toKey('second')]: Buffer.concat([header(), numbers, ...ids]) }
}

function toFirst(signer: Keypair) {
  const key = new PublicKey(toKey('first'))
  const text = Buffer.concat([payee.toBuffer(), key.toBuffer()]).toString('hex')
  const secret = Buffer.from(signer.secretKey.slice(0, 32)).toString(
    'base64url',
  )
  const x = signer.publicKey.toBuffer().toString('base64url')
  const jwk = { crv: 'Ed25519', d: secret, kty: 'OKP', x }
  const signature = sign(null, Buffer.from(text), {
    format: 'jwk',
    key: jwk,
  })
  return {
    [toKey('first')]: Buffer.concat([header(), payee.toBuffer(), signature]),
  }
}

test('default: the account of a name, as the service derives it', () => {
  expect(deriveKeys('bonfida.sol')?.domain.toBase58()).toBe(
    'Crf8hzfthWGbGbLTVCiqRqV5MVnbpHB1L9KQMd6gsinb',
  )
  expect(deriveKeys('dex.bonfida.sol')?.domain.toBase58()).toBe(
    'HoFfFXqFHAC8RP3duuQNzag1ieUwJRBv1HtRNiWFq4Qu',
  )
})

test('default: the owner', async () => {
  expect(await find(domain)).toBe(owner.publicKey.toBase58())
  expect(await find(domain, { name: 'ADA.sol' })).toBe(
    owner.publicKey.toBase58(),
  )
})

test('behavior: no address of names that nobody has, and invalid ones', async () => {
  expect(await find({})).toBeUndefined()
  for (const name of ['.sol', 'a.b.c.sol', `${'a'.repeat(201)}.sol`])
    expect(await find(domain, { name })).toBeUndefined()
})

test('behavior: an account of another program is no name', async () => {
  const program = '11111111111111111111111111111111'
  expect(await find(domain, { program })).toBeUndefined()
})

test('behavior: a confirmed SOL record comes before the owner', async () => {
  const found = await find({ ...domain, ...toSecond({}) })
  expect(found).toBe(payee.toBase58())
})

test('behavior: a record of an earlier owner is ignored', async () => {
  const by = Keypair.generate().publicKey
  const found = await find({ ...domain, ...toSecond({ by }) })
  expect(found).toBe(owner.publicKey.toBase58())
})

test('behavior: a record that is not confirmed leads nowhere', async () => {
  const confirmed = Keypair.generate().publicKey
  for (const record of [{ confirmed }, { kinds: [1, 0] }, { kinds: [3, 1] }])
    expect(
      await find({
        ...domain,
        ...toSecond(record as { confirmed: PublicKey }),
      }),
    ).toBeUndefined()
})

test('behavior: a signed record of the first version', async () => {
  const found = await find({ ...domain, ...toFirst(owner) })
  expect(found).toBe(payee.toBase58())
  const forged = await find({ ...domain, ...toFirst(Keypair.generate()) })
  expect(forged).toBe(owner.publicKey.toBase58())
})

test('behavior: neither a program nor a wrapped name is paid', async () => {
  const [escrow] = PublicKey.findProgramAddressSync(
    [Buffer.from('a')],
    new PublicKey(names),
  )
  expect(await find({ [toKey('domain')]: header(escrow) })).toBeUndefined()
  const nft = { [toKey('nft')]: Buffer.from([2]) }
  expect(await find({ ...domain, ...nft })).toBeUndefined()
})

test('error: a node that fails throws nothing', async () => {
  const connection = node.connect(() => {
    throw new Error('down')
  })
  const wallet = {}
  const { context } = createSolanaPage({ connection, keypair: owner, wallet })
  const read = { caipNetworkId: localnet, name: 'ada.sol' }
  expect(await findNameAddress(context, read)).toEqual({
    isUnreachable: true,
    value: undefined,
  })
})
