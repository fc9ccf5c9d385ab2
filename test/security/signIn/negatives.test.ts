import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SiwxMessageError } from '../../../src/core/errors/siwx.js'
import type { CaipNetworkId } from '../../../src/core/ports.js'
import { createKitStorage } from '../../../src/core/storage.js'
import { checkSiwxMessage } from '../../../src/siwx/checkSiwxMessage.js'
import { siwx } from '../../../src/siwx/client/siwx.js'
import { parseSiwxMessage } from '../../../src/siwx/parseSiwxMessage.js'
import { verifySiwxSignature } from '../../../src/siwx/verifySiwxSignature.js'
import { createMemory } from '../../setup/frame/setupAuthFrame.js'
import {
  createEmptyChain,
  createTestServer,
  now,
} from '../../setup/siwx/createTestServer.js'
import { createVisitor } from '../../setup/siwx/createVisitor.js'
import { type Case, listCases } from './listCases.js'
import { createRight, type Right } from './right.js'

const clients = { 'eip155:1': createEmptyChain() } as const
const nonce = 'a1'.repeat(16)

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

async function forge({ edit, sign }: Case, right: Right) {
  const message = edit ? edit(right.text) : right.text
  return { message, signature: await (sign ?? right.sign)(message) }
}

/** The functions that pages and servers verify with, with every expectation. */
async function verifyByParts(
  { message, signature }: { message: string; signature: unknown },
  right: Right,
) {
  try {
    const data = parseSiwxMessage(message)
    checkSiwxMessage({
      data,
      domain: 'shop.example',
      uri: 'https://shop.example',
      chainIds: [right.data.chainId],
      address: right.data.accountAddress,
      nonce: right.data.nonce,
      requestId: undefined,
      now: right.now,
      maxAgeMs: 0,
    })
    const client = clients[data.chainId as keyof typeof clients]
    const isValid = await verifySiwxSignature({
      client,
      data,
      message,
      signature: signature as string,
    })
    return isValid ? 'accepted' : 'signature'
  } catch (error) {
    if (error instanceof SiwxMessageError) return error.reason
    throw error
  }
}

/** A session in this browser, as `siwx()` stores and reads it. */
async function verifyInBrowser(
  { message, signature }: { message: string; signature: unknown },
  { data }: Right,
  // By default the page has created this text, so that only its fields and its
  // signature can be refused.
  created = message,
) {
  const config = siwx({
    domain: 'shop.example',
    messenger: {
      createMessage: () => ({
        ...data,
        nonce: /^Nonce: (.*)$/m.exec(created)?.[1] ?? data.nonce,
        toString: () => created,
      }),
    },
    uri: 'https://shop.example',
  })({
    getClient: (chainId) => clients[chainId as keyof typeof clients],
    storage: createKitStorage({ storage: createMemory() }),
  })
  await config.createMessage({
    accountAddress: data.accountAddress,
    chainId: data.chainId as CaipNetworkId,
  })
  const session = { data, message, signature: signature as string }
  const added = await config.addSession(session).then(
    () => 'added',
    (error: { code?: string }) => error.code,
  )
  const sessions = await config.getSessions(
    data.chainId as CaipNetworkId,
    data.accountAddress,
  )
  return { added, isAccepted: sessions.length > 0 }
}

/** Cases that only what was created can tell from a valid text. */
const isValidAlone = ({ name }: Case) =>
  [
    'chain: another',
    'issued: 16 minutes ago',
    'nonce: capitals',
    'nonce: cut',
    'nonce: in the statement',
    'nonce: longer',
    'nonce: never issued',
    'request ID: not issued',
  ].includes(name)

describe.each(['eip155', 'solana'] as const)('%s', (namespace) => {
  const right = createRight(namespace, { nonce, now })
  const cases = listCases(namespace, right)

  test('default: the corpus', async () => {
    expect(cases.length).toBeGreaterThanOrEqual(150)
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
    const whole = {
      message: right.text,
      signature: await right.sign(right.text),
    }
    expect(await verifyByParts(whole, right)).toBe('accepted')
    expect(await verifyInBrowser(whole, right)).toEqual({
      added: 'added',
      isAccepted: true,
    })
  })

  test.each(cases)('error: by parts: $name', async (one) => {
    const forged = await forge(one, right)
    const outcome = await verifyByParts(forged, right)
    expect(outcome).not.toBe('accepted')
    if (one.reason) expect(outcome).toBe(one.reason)
    if (one.sign) expect(outcome).toBe('signature')
    // The control: the same with nothing changed.
    const control = await forge({ name: '' }, right)
    expect(await verifyByParts(control, right)).toBe('accepted')
  })

  test.each(cases.filter((one) => !one.isForeign && !isValidAlone(one)))(
    'error: in the browser: $name',
    async (one) => {
      const forged = await forge(one, right)
      expect(await verifyInBrowser(forged, right)).toEqual({
        added: 'SESSION_REJECTED',
        isAccepted: false,
      })
    },
  )

  // Altered texts that their own account has signed, too.
  test.each(cases)(
    'error: in the browser, in place of what it created: $name',
    async (one) => {
      const forged = await forge(one, right)
      expect(await verifyInBrowser(forged, right, right.text)).toEqual({
        added: 'SESSION_REJECTED',
        isAccepted: false,
      })
    },
  )

  // A message without an end gets the default lifetime of the server.
  const unending = 'expires: none'
  test.each(cases.filter(({ name }) => name !== unending))(
    'error: by the server: $name',
    async (one) => {
      const visitor = createVisitor(createTestServer())
      const issued = createRight(namespace, {
        nonce: await visitor.getNonce(),
        now,
      })
      const change = listCases(namespace, issued).find(
        ({ name }) => name === one.name,
      )
      const forged = await forge(change as Case, issued)
      const { body, response, status } = await visitor.verify(
        forged.message,
        forged.signature,
      )
      expect([400, 401]).toContain(status)
      expect(Object.keys(body)).toEqual(['error'])
      expect(response.headers.getSetCookie()).toEqual([])
      if (one.reason) expect(body.error.reason).toBe(one.reason)
      expect(await visitor.getSession()).toBe(null)
      // The control: the same with nothing changed.
      const whole = createRight(namespace, {
        nonce: await visitor.getNonce(),
        now,
      })
      const control = await forge({ name: '' }, whole)
      const accepted = await visitor.verify(control.message, control.signature)
      expect(accepted.status).toBe(200)
      expect(await visitor.getSession()).toMatchObject({
        address: whole.data.accountAddress,
        chainId: whole.data.chainId,
      })
    },
  )

  test('error: by the server: again, elsewhere, later, or not as text', async () => {
    let time = now
    const server = createTestServer({ now: () => time })
    const visitor = createVisitor(server)
    const prepare = async () => {
      const issued = createRight(namespace, {
        nonce: await visitor.getNonce(),
        now: time,
      })
      return forge({ name: '' }, issued)
    }
    const first = await prepare()
    const verify = (
      { message, signature }: { message: unknown; signature: unknown },
      by = visitor,
    ) => by.verify(message, signature)
    expect((await verify(first)).status).toBe(200)
    expect((await verify(first)).status).toBe(401)
    // In another browser, whose own nonce is another one.
    const victim = createVisitor(server)
    await victim.getNonce()
    expect((await verify(await prepare(), victim)).status).toBe(401)
    expect(await victim.getSession()).toBe(null)
    // A prompt may stay open for as long as its nonce is valid.
    for (const minutes of [9, 11]) {
      const late = await prepare()
      time += minutes * 60_000
      const { body, status } = await verify(late)
      expect(status).toBe(minutes === 9 ? 200 : 401)
      if (minutes === 11) expect(body.error.reason).toBe('nonce')
    }
    const { message, signature } = await prepare()
    for (const body of [
      { message: [message], signature },
      { message: { toString: message }, signature },
      { message, signature: [signature] },
      { message, signature: { value: signature } },
      { message, signature: null },
      { message, signature: 7 },
    ])
      expect((await verify(body)).body.error.code).toBe('BODY_INVALID')
    // The control: none of these has used the nonce up.
    expect((await verify({ message, signature })).status).toBe(200)
  })
})
