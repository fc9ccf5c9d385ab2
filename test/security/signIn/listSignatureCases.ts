import { ed25519 } from '@noble/curves/ed25519'
import {
  type Hex,
  hashMessage,
  keccak256,
  serializeSignature,
  toHex,
} from 'viem'
import { privateKeyToAccount, sign as signHash } from 'viem/accounts'
import { decodeBase58 } from '../../../src/core/address/decodeBase58.js'
import { encodeBase58 } from '../../../src/core/address/encodeBase58.js'
import { createSigners } from '../../setup/siwx/createSigners.js'
import type { Case } from './listCases.js'
import type { Right } from './right.js'

const secp256k1 =
  0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const curve25519 = 2n ** 252n + 27742317777372353535851937790883648493n
const privateKey: Hex = `0x${'11'.repeat(32)}`
const secret = new Uint8Array(32).fill(0x11)

/** Signatures that are not those of the account for the text. */
export function listSignatureCases(
  namespace: 'eip155' | 'solana',
  right: Right,
): Case[] {
  const change = (
    name: string,
    alter: (signature: string, message: string) => unknown,
  ): Case => ({
    name: `signature: ${name}`,
    reason: undefined,
    sign: async (message) => alter(await right.sign(message), message),
  })
  const stranger = createSigners(0x22)
  const foreign = namespace === 'eip155' ? 'solana' : 'eip155'
  const own = createSigners(0x11)
  return [
    change('of another key', (_, text) => stranger[namespace].sign(text)),
    change('of the other namespace', (_, text) => own[foreign].sign(text)),
    change('of another text', (_, text) => right.sign(`${text} `)),
    change('of the text without its last line', (_, text) =>
      right.sign(text.slice(0, text.lastIndexOf('\n'))),
    ),
    change('none', () => ''),
    change('0x', () => '0x'),
    change('cut', (one) => one.slice(0, -2)),
    change('without its start', (one) => one.slice(2)),
    change('longer', (one) => `${one}00`),
    change('twice', (one) => `${one}${one}`),
    change('a space after it', (one) => `${one} `),
    change('a space before it', (one) => ` ${one}`),
    change('a line after it', (one) => `${one}\n`),
    change('a zero byte after it', (one) => `${one}\0`),
    change('large', (one) => `${one}${'0'.repeat(60_000)}`),
    change('zeros', () => `0x${'00'.repeat(65)}`),
    change('64 zeros', () => encodeBase58(new Uint8Array(64))),
    change('ones', () => `0x${'ff'.repeat(65)}`),
    change('64 ones', () => encodeBase58(new Uint8Array(64).fill(255))),
    ...(namespace === 'eip155' ? listEvm(change) : listSolana(change)),
  ]
}

type Change = (
  name: string,
  alter: (signature: string, message: string) => unknown,
) => Case

function listEvm(change: Change): Case[] {
  const split = (one: string) => ({
    r: `0x${one.slice(2, 66)}` as Hex,
    s: BigInt(`0x${one.slice(66, 130)}`),
    yParity: one.endsWith('1c') ? 1 : 0,
  })
  const join = (r: Hex, s: bigint, yParity: number) =>
    serializeSignature({ r, s: toHex(s, { size: 32 }), yParity })
  return [
    change('high s', (one) => {
      const { r, s, yParity } = split(one)
      return join(r, secp256k1 - s, 1 - yParity)
    }),
    change('other parity', (one) => {
      const { r, s, yParity } = split(one)
      return join(r, s, 1 - yParity)
    }),
    change(
      'r and s exchanged',
      (one) => `0x${one.slice(66, 130)}${one.slice(2, 66)}${one.slice(130)}`,
    ),
    change('v of EIP-155', (one) => `${one.slice(0, 130)}25`),
    change('without v', (one) => one.slice(0, 130)),
    change('0X', (one) => one.replace('0x', '0X')),
    change('not hex', (one) => one.replace(/^0x./, '0xg')),
    change('of the bare hash', (_, text) =>
      signHash({ hash: keccak256(toHex(text)), privateKey, to: 'hex' }),
    ),
    change('of the hash as text', (_, text) =>
      privateKeyToAccount(privateKey).signMessage({
        message: hashMessage(text),
      }),
    ),
    change(
      'wrapped for nobody (EIP-6492)',
      (one) => `${one}${'6492'.repeat(16)}`,
    ),
  ]
}

function listSolana(change: Change): Case[] {
  const sign = (bytes: Uint8Array) => encodeBase58(ed25519.sign(bytes, secret))
  const encode = (text: string) => new TextEncoder().encode(text)
  const toBytes = (one: string) => decodeBase58(one) ?? new Uint8Array()
  const half = (one: string, end: Uint8Array) =>
    encodeBase58(Buffer.concat([toBytes(one).slice(0, 32), end]))
  return [
    change('s beyond the order', (one) => {
      const s = BigInt(
        `0x${Buffer.from(toBytes(one).slice(32)).reverse().toString('hex')}`,
      )
      const hex = (s + curve25519).toString(16).padStart(64, '0')
      return half(one, Buffer.from(hex, 'hex').reverse())
    }),
    change('s of zero', (one) => half(one, new Uint8Array(32))),
    change('a one before it', (one) => `1${one}`),
    change('of the text in base64', (_, text) => sign(encode(btoa(text)))),
    change('of the text in hex', (_, text) => sign(encode(toHex(text)))),
    change('of the text in UTF-16', (_, text) =>
      sign(Buffer.from(text, 'utf16le')),
    ),
    change('of the hash', (_, text) =>
      sign(Buffer.from(keccak256(toHex(text)).slice(2), 'hex')),
    ),
    change('base64 without padding', (one) =>
      Buffer.from(toBytes(one)).toString('base64').replaceAll('=', ''),
    ),
    change('hex of the base58', (one) => toHex(one)),
    change('key of small order', () =>
      encodeBase58(Uint8Array.from([1, ...new Uint8Array(63)])),
    ),
  ]
}
