import { base58 } from '@scure/base'
import { TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { VersionedTransaction } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { decodeBase58 } from '../core/decodeBase58.js'
import { RpcUnreachableError } from '../node/createRpc.js'
import { programs } from '../requests/solana/programs.js'
import { setupSolana } from '../test/setupSolana.js'

const { account, bob, compile, prepare, stranger, pay, node } = setupSolana()

describe('solana_signMessage', () => {
  const encode = (text: string) => base58.encode(new TextEncoder().encode(text))
  const ask = (message: string, pubkey = account.address) =>
    prepare('signMessage', { message, pubkey })

  test('default', async () => {
    const { run, view: card } = await ask(encode('Hello,\n世界\u200b'))
    expect(card).toMatchObject({
      action: 'Sign a message',
      message: 'Hello,\n世界⟨U+200B⟩',
    })
    const bytes = new TextEncoder().encode('Hello,\n世界\u200b')
    expect(await run()).toEqual({
      signature: base58.encode(await account.sign(bytes)),
    })
  })

  test('behavior: what is not text is shown as hex', async () => {
    const { view: card } = await ask(base58.encode(Uint8Array.of(1, 0xff, 0)))
    expect(card).toMatchObject({ action: 'Sign data', message: '0x01ff00' })
    expect(card.warnings).toHaveLength(1)
  })

  test('error: a transaction in disguise', async () => {
    const whole = compile([pay()])
    const bytes = decodeBase58(whole, 1232) ?? new Uint8Array()
    for (const message of [whole, base58.encode(bytes.subarray(65))])
      await expect(ask(message)).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('transaction'),
      })
  })

  test('error: another account, no base58, and too long', async () => {
    await expect(ask(encode('Hi'), bob.toBase58())).rejects.toMatchObject({
      code: 4100,
    })
    for (const message of ['0x00', '1'.repeat(16_385)])
      await expect(ask(message)).rejects.toMatchObject({ code: -32602 })
  })

  const signIn = (host: string, address: string, chain = '') =>
    encode(
      `${host} wants you to sign in with your Solana account:\n${address}\n\nURI: http://${host}\nVersion: 1${chain}`,
    )
  const host = 'app.localhost:5173'

  const mark = [0xff, ...new TextEncoder().encode('solana offchain')]
  function wrap(text: string, head: readonly number[] = [0]) {
    const bytes = new TextEncoder().encode(text)
    const size = [bytes.length & 0xff, bytes.length >> 8]
    return Uint8Array.of(...mark, 0, ...head, ...size, ...bytes)
  }
  const signedBy = (address: string) => [
    ...new Uint8Array(32).fill(9),
    ...[1, 1],
    ...base58.decode(address),
  ]

  test.each([
    ['of the older form', [0]],
    ['with its signers', signedBy(account.address)],
  ])('behavior: the text of an off-chain message, %s', async (_, head) => {
    const bytes = wrap('Hello\u200b', head)
    const { reach, run, view: card } = await ask(base58.encode(bytes))
    expect(card).toMatchObject({
      action: 'Sign a message',
      message: 'Hello⟨U+200B⟩',
      raw: `0x${Buffer.from(bytes).toString('hex')}`,
    })
    expect(reach).toBeUndefined()
    expect(await run()).toEqual({
      signature: base58.encode(await account.sign(bytes)),
    })
  })

  test.each([[0], signedBy(account.address)])(
    'behavior: a sign-in message in an off-chain message, %j',
    async (...head) => {
      const inside = (host: string) => {
        const bytes = base58.decode(signIn(host, account.address))
        return base58.encode(wrap(new TextDecoder().decode(bytes), head))
      }
      expect((await ask(inside(host))).view.action).toBe('Sign in')
      await expect(ask(inside('bank.example'))).rejects.toThrow('another site')
    },
  )

  test.each([
    ['another version', [...mark, 1, 0, 1, 0, 65], 'unknown version'],
    ['another mark', [0xff, 0, 1], 'unknown version'],
    ['another format', wrap('Hi', [3]), 'malformed'],
    ['a length that is too long', [...mark, 0, 0, 9, 0, 65], 'malformed'],
    ['more than its text', [...wrap('Hi'), 1], 'malformed'],
    ['other signers', wrap('Hi', signedBy(stranger.toBase58())), 'account'],
  ])('error: an off-chain message with %s', async (_, bytes, sentence) => {
    const message = base58.encode(Uint8Array.from(bytes))
    await expect(ask(message)).rejects.toThrow(sentence)
  })

  test.each(['', 'solana:localnet', 'localnet'])(
    'behavior: a sign-in message for the site that asks: %s',
    async (id) => {
      const chain = id && `\nChain ID: ${id}`
      const { view: card } = await ask(signIn(host, account.address, chain))
      expect(card.action).toBe('Sign in')
    },
  )

  test.each([
    [signIn('evil.example', account.address)],
    [signIn(host, bob.toBase58())],
    [signIn(host, account.address, '\nChain ID: mainnet')],
  ])('error: a sign-in message for something else', async (message) => {
    await expect(ask(message)).rejects.toMatchObject({ code: -32602 })
  })
})

describe('solana_signAndSendTransaction', () => {
  const send = (options?: object) =>
    prepare('signAndSendTransaction', {
      transaction: compile([pay()]),
      options,
    })
  const count = (name: string) =>
    node.calls.filter(({ method }) => method === name).length
  /** Simulations that refuse, other than those of what is expected. */
  const countPreflights = () =>
    node.calls.filter(
      ({ method, params }) =>
        method === 'simulateTransaction' &&
        !('accounts' in (params[1] as object)),
    ).length

  test('default', async () => {
    const { run, view: card } = await send()
    expect(card.action).toBe('Send')
    expect(countPreflights()).toBe(1)
    expect(count('sendTransaction')).toBe(0)
    const { signature } = (await run()) as { signature: string }
    const [params] = node.calls.flatMap(({ method, params }) =>
      method === 'sendTransaction' ? [params] : [],
    )
    const bytes = Buffer.from(String(params?.[0]), 'base64')
    const [own = new Uint8Array()] =
      VersionedTransaction.deserialize(bytes).signatures
    expect(signature).toBe(base58.encode(own))
    expect(params?.[1]).toEqual({
      encoding: 'base64',
      preflightCommitment: 'confirmed',
      skipPreflight: false,
    })
  })

  test('param: options', async () => {
    const { run } = await send({
      maxRetries: 3,
      minContextSlot: 7,
      preflightCommitment: 'max',
      skipPreflight: true,
    })
    await run()
    expect(countPreflights()).toBe(0)
    expect(node.calls.at(-1)?.params[1]).toEqual({
      encoding: 'base64',
      maxRetries: 3,
      minContextSlot: 7,
      preflightCommitment: 'finalized',
      skipPreflight: true,
    })
    await expect(send({ maxRetries: -1 })).rejects.toMatchObject({
      code: -32602,
    })
  })

  test.each([
    ['AccountNotFound', 'no SOL'],
    ['BlockhashNotFound', 'expired'],
    [{ InstructionError: [0, { Custom: 1 }] }, 'not enough funds'],
    [{ Strange: [1] }, 'would fail'],
  ])('error: it would fail: %j', async (err, message) => {
    node.overrides.set('simulateTransaction', () => ({ value: { err } }))
    await expect(send()).rejects.toMatchObject({
      code: -32002,
      message: expect.stringContaining(message),
    })
  })

  test('behavior: lost answers are asked for with the same bytes', async () => {
    const { run } = await send()
    node.overrides.set('sendTransaction', () => {
      throw new RpcUnreachableError()
    })
    expect(await run()).toHaveProperty('signature')
    const sent = node.calls.flatMap(({ method, params }) =>
      method === 'sendTransaction' ? [params[0]] : [],
    )
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size).toBe(1)
  })

  test('error: another signature is missing', async () => {
    const transaction = compile([pay()], { payer: stranger })
    await expect(
      prepare('signAndSendTransaction', { transaction }),
    ).rejects.toMatchObject({ code: -32602 })
    expect(count('sendTransaction')).toBe(0)
  })

  test('behavior: TOKEN_PROGRAM_ID is what is known as the Token program', () => {
    expect(TOKEN_PROGRAM_ID.toBase58()).toBe(programs.token)
    expect(TOKEN_2022_PROGRAM_ID.toBase58()).toBe(programs.token2022)
  })
})
