import { ed25519 } from '@noble/curves/ed25519'
import { createPublicClient, custom, type Hex, serializeSignature } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { samples } from '../../test/setup/siwx/samples.js'
import { encodeBase58 } from '../core/address/encodeBase58.js'
import { createSiwxMessage } from './createSiwxMessage.js'
import { verifySiwxSignature } from './verifySiwxSignature.js'

describe('eip155', () => {
  const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const data = { ...samples.eip155, accountAddress: account.address }
  const message = createSiwxMessage(data)
  const order =
    0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

  /** A network without contracts: the verifier's call returns nothing. */
  function createClient(answers: Record<string, unknown> = {}) {
    return createPublicClient({
      transport: custom(
        {
          async request({ method }: { method: string }) {
            const all = { eth_chainId: '0x1', eth_call: '0x', ...answers }
            const answer: unknown = all[method as keyof typeof all]
            if (answer instanceof Error) throw answer
            return answer
          },
        },
        { retryCount: 0 },
      ),
    })
  }
  const verify = (parameters: Partial<verifySiwxSignature.Parameters>) =>
    verifySiwxSignature({
      client: createClient(),
      data,
      message,
      signature: '0x',
      ...parameters,
    })

  test('default: a key account, without a request', async () => {
    const signature = await account.signMessage({ message })
    expect(await verify({ client: undefined, signature })).toBe(true)
  })

  test('error: another signer and another text', async () => {
    const other = privateKeyToAccount(`0x${'22'.repeat(32)}`)
    const signature = await other.signMessage({ message })
    expect(await verify({ signature })).toBe(false)
    const foreign = await account.signMessage({ message: `${message} ` })
    expect(await verify({ signature: foreign })).toBe(false)
  })

  test('error: a second spelling of the signature', async () => {
    const signature = await account.signMessage({ message })
    const s = BigInt(`0x${signature.slice(66, 130)}`)
    const high = serializeSignature({
      r: signature.slice(0, 66) as Hex,
      s: `0x${(order - s).toString(16).padStart(64, '0')}`,
      yParity: signature.endsWith('1b') ? 1 : 0,
    })
    expect(await verify({ signature: high })).toBe(false)
    for (const changed of [
      '',
      '0x',
      signature.slice(2),
      signature.slice(0, -1),
      `${signature}00`,
      `${signature}\n`,
      signature.replace('0x', '0X'),
      `0x${'00'.repeat(65)}`,
      `0x${'ff'.repeat(65)}`,
      `0x${'00'.repeat(40_000)}`,
      7,
      undefined,
    ])
      expect(await verify({ signature: changed as string })).toBe(false)
  })

  test('error: fields that are not those of the text', async () => {
    const signature = await account.signMessage({ message })
    await expect(
      verify({ data: { ...data, chainId: 'eip155:10' }, signature }),
    ).rejects.toMatchObject({ reason: 'format' })
  })

  test('error: no client, or a client of another network', async () => {
    const signature = `0x${'12'.repeat(70)}`
    await expect(
      verify({ client: undefined, signature }),
    ).rejects.toMatchObject({ reason: 'chainId' })
    await expect(
      verify({ client: createClient({ eth_chainId: '0xa' }), signature }),
    ).rejects.toMatchObject({ reason: 'chainId' })
    // The contract there accepts everything.
    const yes = `0x${'1'.padStart(64, '0')}`
    await expect(
      verify({
        client: createClient({ eth_call: yes, eth_chainId: '0xa' }),
        signature,
      }),
    ).rejects.toMatchObject({ reason: 'chainId' })
    expect(
      await verify({ client: createClient({ eth_call: yes }), signature }),
    ).toBe(true)
  })

  test('error: the network does not answer', async () => {
    const client = createClient({ eth_chainId: new Error('down') })
    await expect(
      verify({ client, signature: `0x${'12'.repeat(70)}` }),
    ).rejects.toMatchObject({ code: 'SIWX_UNREACHABLE' })
  })
})

describe('solana', () => {
  const secret = new Uint8Array(32).fill(7)
  const accountAddress = encodeBase58(ed25519.getPublicKey(secret))
  const data = { ...samples.solana, accountAddress }
  const message = createSiwxMessage(data)
  const bytes = ed25519.sign(new TextEncoder().encode(message), secret)
  const verify = (signature: unknown, change: object = {}) =>
    verifySiwxSignature({
      client: undefined,
      data,
      message,
      signature: signature as string,
      ...change,
    })

  test('default: base58, base64 and hex', async () => {
    const buffer = Buffer.from(bytes)
    const hex = buffer.toString('hex')
    for (const signature of [
      encodeBase58(bytes),
      buffer.toString('base64'),
      hex,
      `0x${hex}`,
    ])
      expect(await verify(signature)).toBe(true)
  })

  test('error: another signer, another text, another spelling', async () => {
    const other = ed25519.sign(
      new TextEncoder().encode(message),
      new Uint8Array(32).fill(8),
    )
    expect(await verify(encodeBase58(other))).toBe(false)
    const signature = encodeBase58(bytes)
    const base64 = Buffer.from(bytes).toString('base64')
    const last = base64.at(-3) ?? ''
    // The last character before the padding has four unused bits.
    const alphabet =
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
    const loose = alphabet[alphabet.indexOf(last) + 1]
    const order = 2n ** 252n + 27742317777372353535851937790883648493n
    const half = BigInt(
      `0x${Buffer.from(bytes.slice(32)).reverse().toString('hex')}`,
    )
    const s = Buffer.from(
      (half + order).toString(16).padStart(64, '0'),
      'hex',
    ).reverse()
    for (const wrong of [
      '',
      `1${signature}`,
      signature.slice(1),
      `${signature} `,
      base64.slice(0, -1),
      `${base64.slice(0, -3)}${loose}==`,
      encodeBase58(Buffer.concat([bytes.slice(0, 32), s])),
      encodeBase58(new Uint8Array(64)),
      encodeBase58(new Uint8Array(64).fill(255)),
      `0x${'00'.repeat(65)}`,
      'z'.repeat(1_000_000),
      7,
      undefined,
    ])
      expect(await verify(wrong)).toBe(false)
  })

  test('error: a key of small order accepts every text', async () => {
    const weak = { ...data, accountAddress: '1'.repeat(32) }
    const text = createSiwxMessage(weak)
    const identity = new Uint8Array(64)
    identity[0] = 1
    let accepted = 0
    for (let count = 0; count < 40; count++) {
      const changed = { ...weak, nonce: `nonce0000${count}` }
      const other = createSiwxMessage(changed)
      const key = new Uint8Array(32)
      if (
        ed25519.verify(identity, new TextEncoder().encode(other), key, {
          zip215: true,
        })
      )
        accepted++
      expect(
        await verify(encodeBase58(identity), { data: changed, message: other }),
      ).toBe(false)
    }
    // The control: without strict keys it would have been accepted.
    expect(accepted).toBeGreaterThan(0)
    expect(text).toContain('1'.repeat(32))
  })
})
