import { base58 } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import { hashChange } from 'latchkey-wallet/custodyChange'
import { sign } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  app,
  codeOf,
  DAY_MS,
  MINUTE_MS,
  walletOrigin,
} from '../../test/setupAuth.js'
import { setupCustody } from '../../test/setupCustody.js'
import { requestUpdate } from '../auth/email/requestUpdate.js'
import { getAccount } from '../auth/getAccount.js'
import { hash } from '../auth/hash.js'
import { requestProof } from '../auth/proof/requestProof.js'
import { verifyProof } from '../auth/proof/verifyProof.js'
import { openCustody } from './openCustody.js'

const phone = 'device-phone-000000'
const laptop = 'device-laptop-00000'

let setup: ReturnType<typeof setupCustody>
let user: { token: string; userId: string }
let frame: Awaited<ReturnType<ReturnType<typeof setupCustody>['openFrame']>>
let code: string
let addresses: { evm: string; solana: string }

beforeEach(async () => {
  setup = setupCustody()
  user = await setup.login('ada', phone)
  frame = await setup.openFrame()
  const draft = frame.custody.draft(user)
  code = draft.code
  addresses = await draft.confirm(code.toLowerCase())
})

/** The key itself: what an attack would have to get. */
const keyOf = (
  one: typeof frame,
  who: { token: string; userId: string } = user,
) => one.custody.exportKey(who, 'evm') as Promise<`0x${string}`>

/** What is stored, as whoever steals the database reads it. */
const dump = async () => JSON.stringify(await setup.auth.store.custodies.find())

/** Signs a change as the wallet does, with parts that a test replaces. */
async function change(
  action: Parameters<typeof frame.api.change>[0],
  payload: object,
  given: {
    from?: string
    key?: `0x${string}`
    origin?: string
    signed?: string
    token?: string
    challenge?: string
    userId?: string
  } = {},
) {
  const { from = action, token = user.token, userId = user.userId } = given
  const asked = from as typeof action
  const challenge =
    given.challenge ?? (await frame.api.challenge(asked, token)).challenge
  const text = JSON.stringify(payload)
  const key = given.key ?? (await keyOf(frame))
  const signature = await sign({
    hash: hashChange({
      ...{ action, challenge, userId },
      origin: given.origin ?? walletOrigin,
      payload: given.signed ?? text,
    }),
    privateKey: key,
    to: 'hex',
  })
  const body = { challenge, payload: text, signature }
  return { body, send: () => frame.api.change(action, body, token) }
}

/** Types the code of a new mail, as the window of the wallet has users do. */
async function prove() {
  const { token } = user
  await requestProof(setup.auth, { app, token })
  await verifyProof(setup.auth, { code: setup.lastCode(), token })
}

const subjects = () =>
  setup.mailbox.list('ada@example.org').map(({ subject }) => subject)

async function openLaptop() {
  const session = await setup.login('ada', laptop)
  const other = await setup.openFrame()
  expect(await other.custody.recover(session, code)).toEqual(addresses)
  return { other, session }
}

describe('default', () => {
  test('behavior: another device opens the same wallet with the code', async () => {
    const key = await keyOf(frame)
    const { other, session } = await openLaptop()
    expect(await keyOf(other, session)).toBe(key)
    expect(await keyOf(frame)).toBe(key)
    const { devices } = await frame.custody.describe(user)
    expect(devices).toMatchObject([
      { isRecoverable: true, isThis: true, name: 'Firefox on Linux' },
      { isRecoverable: true, isThis: false },
    ])
  })

  test('behavior: the database says nothing, and no two sets share a share', async () => {
    const { other } = await openLaptop()
    const text = await dump()
    const shares: string[] = []
    for (const device of [frame, other]) {
      const kept = await device.shares.read(user.userId)
      const name = `share:${user.userId}:${kept?.setId}`
      const share = await device.vault.open(name, kept?.share)
      expect(share).toMatch(/^[A-Za-z0-9+/=]{20,}$/)
      expect(text).not.toContain(share)
      shares.push(String(share))
    }
    expect(text).not.toContain((await keyOf(frame)).slice(2))
    expect(new Set(shares).size).toBe(2)
  })

  test('behavior: the code was not typed right, and nothing is kept', async () => {
    const bob = await setup.login('bob', phone)
    const draft = frame.custody.draft(bob)
    for (const typed of ['', 'hello', code.slice(1)])
      expect(await codeOf(() => draft.confirm(typed))).toBe('MISTYPED_CODE')
    expect(await codeOf(() => draft.confirm(code))).toBe(
      'INVALID_RECOVERY_CODE',
    )
    expect(await frame.custody.describe(bob)).toMatchObject({
      addresses: null,
      devices: [],
    })
    await draft.confirm(draft.code)
  })
})

test('behavior: a passkey brings a wallet back, and a code does not', async () => {
  const bob = await setup.login('bob', phone)
  const draft = frame.custody.draft(bob)
  const secret = () => new Uint8Array(32).fill(7)
  const method = 'passkey' as const
  const { salt } = draft
  const kept = await draft.keep({
    ...{ credentialId: 'aWQ', method, salt },
    secret: secret(),
  })
  const session = await setup.login('bob', laptop)
  const other = await setup.openFrame()
  const { methods } = await other.custody.describe(session)
  expect(methods).toMatchObject([{ credentialId: 'aWQ', method, salt }])
  expect(await codeOf(() => other.custody.recover(session, code))).toBe(
    'LOGIN_REQUIRED',
  )
  const wrong = { method, secret: new Uint8Array(32) }
  expect(await codeOf(() => other.custody.recoverWith(session, wrong))).toBe(
    'INVALID_RECOVERY_CODE',
  )
  expect(
    await other.custody.recoverWith(session, { method, secret: secret() }),
  ).toEqual(kept)
  expect(await keyOf(other, session)).toBe(await keyOf(frame, bob))
})

test('behavior: the answer of the server was lost, and the user tries again', async () => {
  const bob = await setup.login('bob', phone)
  let isLost = true
  const unlucky = await setup.openFrame({
    async change(action, body, token) {
      const answer = await frame.api.change(action, body, token)
      if (isLost) throw new Error('lost')
      return answer
    },
  })
  const draft = unlucky.custody.draft(bob)
  await expect(draft.confirm(draft.code)).rejects.toThrow('lost')
  expect(await unlucky.shares.read(bob.userId)).toBeUndefined()
  isLost = false
  const kept = await draft.confirm(draft.code)
  expect(await unlucky.custody.describe(bob)).toMatchObject({ addresses: kept })
  await keyOf(unlucky, bob)
})

describe('attacks', () => {
  test('1: a session of another device, of a mailbox thief, gets no share', async () => {
    const thief = await setup.login('ada', laptop)
    const { devices } = await frame.api.describe(thief.token)
    const setId = devices[0]?.id ?? ''
    expect(await codeOf(() => frame.api.share(setId, thief.token))).toBe(
      'DEVICE_REVOKED',
    )
    await frame.api.share(setId, user.token)
  })

  test('2: a swapped share, and one of another user', async () => {
    const bob = await setup.login('bob', phone)
    const draft = frame.custody.draft(bob)
    await draft.confirm(draft.code)
    const bobs = (await frame.shares.read(bob.userId))?.setId ?? ''
    const foreign = await frame.api.share(bobs, bob.token)
    // The server refuses it by itself,
    expect(await codeOf(() => frame.api.share(bobs, user.token))).toBe(
      'DEVICE_REVOKED',
    )
    // and the frame refuses it from a server that gives it.
    const lied = await setup.openFrame({ share: async () => foreign }, frame)
    expect(await codeOf(() => keyOf(lied))).toBe('SHARE_REFUSED')
    await keyOf(frame)
  })

  test('3: a share that is corrupt', async () => {
    async function share(setId: string, token: string) {
      const { auth } = await frame.api.share(setId, token)
      return { auth: (auth[0] === 'A' ? 'B' : 'A') + auth.slice(1) }
    }
    const corrupt = await setup.openFrame({ share }, frame)
    expect(await codeOf(() => keyOf(corrupt))).toBe('SHARE_REFUSED')
  })

  test('4: a server that lies about the address', async () => {
    const session = await setup.login('ada', laptop)
    const state = await frame.api.describe(session.token)
    for (const wrong of [
      { ...addresses, evm: '0x0000000000000000000000000000000000000001' },
      { ...addresses, solana: '11111111111111111111111111111111' },
    ]) {
      const lied = await setup.openFrame({
        describe: async () => ({ ...state, addresses: wrong }),
      })
      expect(await codeOf(() => lied.custody.recover(session, code))).toBe(
        'SHARE_REFUSED',
      )
      expect(await lied.shares.read(user.userId)).toBeUndefined()
    }
  })

  test('5: a replayed wrap and a stale set, after the code was changed', async () => {
    const session = await setup.login('ada', laptop)
    const { methods } = await frame.api.describe(session.token)
    const spy: { method: 'code'; proof: string }[] = []
    const old = await setup.openFrame({
      open: async (body, token) => {
        spy.push(body as never)
        return frame.api.open(body, token)
      },
    })
    await old.custody.recover(session, code)
    const [proof] = spy
    if (!proof) throw new Error('There is no proof')
    const stolen = await frame.api.open(proof, session.token)
    const fresh = await frame.custody.draftCode(user)
    await fresh.confirm(fresh.code)
    // The old code opens nothing at the server,
    const thief = await setup.login('ada', 'device-thief-000000')
    expect(await codeOf(() => frame.api.open(proof, thief.token))).toBe(
      'INVALID_PROOF',
    )
    const lost = await setup.openFrame()
    expect(await codeOf(() => lost.custody.recover(thief, code))).toBe(
      'INVALID_RECOVERY_CODE',
    )
    // and a frame with the new code refuses the old records.
    const state = await frame.api.describe(thief.token)
    expect(state.methods[0]?.id).not.toBe(methods[0]?.id)
    const replayed = await setup.openFrame({ open: async () => stolen })
    expect(
      await codeOf(() => replayed.custody.recover(thief, fresh.code)),
    ).toBe('SHARE_REFUSED')
    // A set under the old recovery key is not taken any longer either.
    const set = {
      ...{ id: crypto.randomUUID(), name: '' },
      ...{ auth: 'AAAA', recovery: 'AAAA' },
    }
    const stale = await change('add-set', { keyId: stolen.keyId, set })
    expect(await codeOf(stale.send)).toBe('STALE_SET')
    await lost.custody.recover(thief, fresh.code)
  })

  test('6: records of two sets mixed, or of another user', async () => {
    const session = await setup.login('ada', laptop)
    const mixed = await setup.openFrame({
      open: async (body, token) => {
        const { sets, ...others } = await frame.api.open(body, token)
        const id = crypto.randomUUID()
        return { ...others, sets: sets.map((set) => ({ ...set, id })) }
      },
    })
    expect(await codeOf(() => mixed.custody.recover(session, code))).toBe(
      'SHARE_REFUSED',
    )
    const bob = await setup.login('bob', phone)
    expect(
      await codeOf(async () =>
        (await setup.openFrame()).custody.recover(bob, code),
      ),
    ).toBe('LOGIN_REQUIRED')
  })

  test('7: a wrap changed, a device added or removed, without a signature of the wallet', async () => {
    const other = `0x${'11'.repeat(32)}` as const
    const { devices, methods } = await frame.api.describe(user.token)
    const [device] = devices
    const [wrap] = methods
    const box = { auth: 'AAAA', recovery: 'AAAA' }
    const set = { ...box, id: crypto.randomUUID(), name: 'x' }
    const { keyId } = wrap ?? { keyId: '' }
    const newWrap = {
      ...{ id: crypto.randomUUID(), method: 'code', salt: 'AAAA' },
      ...{ data: 'AAAA', proof: 'AAAA' },
    }
    for (const [action, payload] of [
      ['change-wrap', { keyId, set, setId: device?.id, wrap: newWrap }],
      ['add-set', { keyId, set }],
      ['remove-set', { setId: device?.id }],
      ['delete', {}],
    ] as const) {
      const before = await frame.api.describe(user.token)
      const forged = await change(action, payload, { key: other })
      expect(await codeOf(forged.send)).toBe('INVALID_SIGNATURE')
      expect(await frame.api.describe(user.token)).toEqual(before)
    }
  })

  test('7b: another address, without a signature of the wallet', async () => {
    const ask = (change?: object, token = user.token) =>
      codeOf(() =>
        requestUpdate(setup.auth, {
          ...{ app, email: 'thief@example.org', token },
          change: change as never,
        }),
      )
    const thief = await setup.login('ada', laptop)
    expect(await ask(undefined, thief.token)).toBe('INVALID_SIGNATURE')
    const other = await frame.custody.signEmail(user, 'ada@example.net')
    expect(await ask(other)).toBe('INVALID_SIGNATURE')
    const right = await frame.custody.signEmail(user, 'thief@example.org')
    expect(await ask(right, thief.token)).toBe('CHALLENGE_EXPIRED')
    expect(await ask(right)).toBeUndefined()
    // A user without such a wallet signs nothing.
    const bob = await setup.login('bob', phone)
    setup.clock.advance(MINUTE_MS)
    expect(await ask(undefined, bob.token)).toBeUndefined()
  })

  test('8: a signature for another action, payload, origin, user, or session', async () => {
    const payload = {}
    for (const [given, expected] of [
      [{ from: 'remove-set' }, 'CHALLENGE_EXPIRED'],
      [{ signed: '{"a":1}' }, 'INVALID_SIGNATURE'],
      [{ origin: 'https://evil.example' }, 'INVALID_SIGNATURE'],
      [{ userId: 'bob' }, 'INVALID_SIGNATURE'],
      [{ challenge: 'made-up' }, 'CHALLENGE_EXPIRED'],
    ] as const) {
      const forged = await change('delete', payload, given)
      expect(await codeOf(forged.send)).toBe(expected)
    }
    const thief = await setup.login('ada', laptop)
    const { body } = await change('delete', payload)
    expect(
      await codeOf(() => frame.api.change('delete', body, thief.token)),
    ).toBe('CHALLENGE_EXPIRED')
    await frame.api.change('delete', body, user.token)
  })

  test('9: a signed change is played again, or comes late', async () => {
    const { body, send } = await change('delete', {})
    await send()
    expect(await codeOf(send)).toBe('CHALLENGE_EXPIRED')
    expect(
      await codeOf(() => frame.api.change('delete', body, user.token)),
    ).toBe('CHALLENGE_EXPIRED')
    const late = await change('delete', {})
    setup.clock.advance(5 * MINUTE_MS)
    expect(await codeOf(late.send)).toBe('CHALLENGE_EXPIRED')
    // A wrong one uses its challenge up, too.
    const { challenge } = await frame.api.challenge('delete', user.token)
    const key = `0x${'11'.repeat(32)}` as const
    const wrong = await change('delete', {}, { challenge, key })
    expect(await codeOf(wrong.send)).toBe('INVALID_SIGNATURE')
    const right = await change('delete', {}, { challenge })
    expect(await codeOf(right.send)).toBe('CHALLENGE_EXPIRED')
  })

  test('10: the code is guessed by 200 requests at once from two instances', async () => {
    const thief = await setup.login('ada', laptop)
    // Another process beside, on the same store.
    const instances = [setup.auth, { ...setup.auth }]
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        codeOf(() =>
          openCustody(instances[index % 2] ?? setup.auth, {
            method: 'code',
            proof: `guess${index}`,
            token: thief.token,
          }),
        ),
      ),
    )
    const compared = answers.filter((answer) => answer === 'INVALID_PROOF')
    expect(compared).toHaveLength(5)
    expect(new Set(answers)).toEqual(
      new Set(['INVALID_PROOF', 'TOO_MANY_TRIES']),
    )
    // The right one does not count either, until the window is over;
    const late = await setup.openFrame()
    setup.clock.advance(MINUTE_MS)
    await expect(late.custody.recover(thief, code)).rejects.toMatchObject({
      code: 'TOO_MANY_TRIES',
      secondsLeft: 14 * 60,
    })
    // the owner is not locked out,
    await openLaptop()
    setup.clock.advance(14 * MINUTE_MS)
    await late.custody.recover(thief, code)
  })

  test('11: a second wallet beside the first', async () => {
    const draft = frame.custody.draft(user)
    expect(await codeOf(() => draft.confirm(draft.code))).toBe('CUSTODY_EXISTS')
    expect(await frame.api.describe(user.token)).toMatchObject({ addresses })
    expect((await frame.shares.read(user.userId))?.addresses).toEqual(addresses)
  })

  test('12: a wallet is kept for an address that its key does not have', async () => {
    const bob = await setup.login('bob', phone)
    const payload = {
      addresses,
      keyId: crypto.randomUUID(),
      set: {
        ...{ id: crypto.randomUUID(), name: '' },
        ...{ auth: 'AAAA', recovery: 'AAAA' },
      },
      wrap: {
        ...{ id: crypto.randomUUID(), method: 'code', salt: 'AAAA' },
        ...{ data: 'AAAA', proof: 'AAAA' },
      },
    }
    const key = `0x${'11'.repeat(32)}` as const
    const forged = await change('create', payload, { ...bob, key })
    expect(await codeOf(forged.send)).toBe('INVALID_SIGNATURE')
    const { token } = bob
    const odd = await change(
      'create',
      { ...payload, addresses: {} },
      { ...bob, key },
    )
    expect(await codeOf(odd.send)).toBe('INVALID_BODY')
    expect(await frame.api.describe(token)).toMatchObject({ addresses: null })
  })
})

test('error: a set takes the place of no other device, and its id is used once', async () => {
  const { other, session } = await openLaptop()
  const setId = (await other.shares.read(user.userId))?.setId ?? ''
  const [method] = (await frame.api.describe(user.token)).methods
  const keyId = method?.keyId ?? ''
  const set = {
    ...{ id: crypto.randomUUID(), name: '' },
    ...{ auth: 'AAAA', recovery: 'AAAA' },
  }
  const wrap = {
    ...{ id: crypto.randomUUID(), method: 'code', salt: 'AAAA' },
    ...{ data: 'AAAA', proof: 'AAAA' },
  }
  for (const [action, payload] of [
    ['change-wrap', { keyId, set, setId, wrap }],
    ['add-set', { keyId, set: { ...set, id: setId } }],
  ] as const) {
    const { send } = await change(action, payload)
    expect(await codeOf(send)).toBe('STALE_SET')
  }
  await keyOf(other, session)
})

describe('the page that holds no key', () => {
  /** All that a text or bytes among the messages may be, as one text. */
  function toText(log: readonly unknown[]) {
    const bytes: string[] = []
    const text = JSON.stringify(log, (_, value) => {
      if (value instanceof Uint8Array || value instanceof ArrayBuffer)
        bytes.push(Buffer.from(value as Uint8Array).toString('hex'))
      return typeof value === 'bigint' ? value.toString() : value
    })
    // Base64 within the records is looked into as well.
    const boxes = text.match(/[A-Za-z0-9+/]{20,}={0,2}/g) ?? []
    const opened = boxes.map((box) =>
      Buffer.from(box, 'base64').toString('hex'),
    )
    return [text, ...bytes, ...opened].join('\n')
  }

  test('behavior: no message of the worker carries the key, a phrase, or both shares', async () => {
    const { other, session } = await openLaptop()
    await frame.custody.sign(user, { type: 'message', message: 'hello' })
    await frame.custody.sign(user, {
      ...{ type: 'solana', bytes: new Uint8Array(3) },
    })
    const fresh = await frame.custody.draftCode(user)
    await fresh.confirm(fresh.code)
    await frame.custody.signEmail(user, 'ada@example.net')
    await other.custody.sign(session, { type: 'message', message: 'hello' })
    const said = toText([...frame.log, ...other.log])
    expect(said).toContain('hello')

    const phrase = await frame.custody.exportKey(user, 'phrase')
    const entropy = Buffer.from(mnemonicToEntropy(phrase, wordlist))
    const key = (await keyOf(frame)).slice(2)
    const solana = await frame.custody.exportKey(user, 'solana')
    const kept = await frame.shares.read(user.userId)
    const name = `share:${user.userId}:${kept?.setId}`
    const share = await frame.vault.open(name, kept?.share)
    const secrets = {
      ...{ entropy: entropy.toString('hex'), key, phrase, solana },
      seed: Buffer.from(base58.decode(solana)).subarray(0, 32).toString('hex'),
      share: Buffer.from(String(share), 'base64').toString('hex'),
    }
    for (const [kind, secret] of Object.entries(secrets)) {
      expect(secret.length).toBeGreaterThan(20)
      expect({ kind, isSaid: said.includes(secret) }).toEqual({
        ...{ kind, isSaid: false },
      })
    }
    // The control: of the exports the same search finds all three.
    const exported = toText(frame.log)
    for (const kind of ['key', 'phrase', 'solana'] as const)
      expect(exported).toContain(secrets[kind])
  })

  test('error: a failure says nothing of the key', async () => {
    await expect(
      frame.custody.sign(user, {
        ...{
          type: 'transaction',
          transaction: { to: 'nowhere', type: 'legacy' },
        },
      }),
    ).rejects.toMatchObject({ code: 'FAILED' })
    const said = JSON.stringify(frame.log.at(-1))
    expect(said).not.toContain('nowhere')
    await keyOf(frame)
  })
})

describe('devices', () => {
  test('behavior: a removed device signs nothing and is logged out', async () => {
    const { other, session } = await openLaptop()
    await keyOf(other, session)
    const { devices } = await frame.custody.describe(user)
    const lost = devices.find(({ isThis }) => !isThis)?.id ?? ''
    await frame.custody.removeDevice(user, lost)
    expect(await codeOf(() => keyOf(other, session))).toBe(4100)
    // Nor with a session that is new on that device.
    const again = await setup.login('ada', laptop)
    expect(await codeOf(() => keyOf(other, again))).toBe('DEVICE_REVOKED')
    // The others go on.
    await keyOf(frame)
    await openLaptop()
  })

  test('behavior: a removed device is asked for the mailed link at its next login', async () => {
    await openLaptop()
    const { accounts } = setup.auth.store
    const email = 'ada@example.org'
    const known = [hash(phone), hash(laptop)]
    const account = await getAccount(setup.auth, email)
    await accounts.set(email, { ...account, devices: known })
    const { devices } = await frame.custody.describe(user)
    const lost = devices.find(({ isThis }) => !isThis)?.id ?? ''
    await frame.custody.removeDevice(user, lost)
    expect((await getAccount(setup.auth, email)).devices).toEqual([hash(phone)])
  })

  test('error: the last one that the wallet can be recovered from', async () => {
    const [device] = (await frame.custody.describe(user)).devices
    expect(
      await codeOf(() => frame.custody.removeDevice(user, device?.id ?? '')),
    ).toBe('LAST_DEVICE')
    await keyOf(frame)
  })

  test('behavior: after a new code the other devices go on', async () => {
    const { other, session } = await openLaptop()
    const fresh = await frame.custody.draftCode(user)
    expect(await codeOf(() => fresh.confirm(code))).toBe(
      'INVALID_RECOVERY_CODE',
    )
    await fresh.confirm(fresh.code)
    await keyOf(other, session)
    // A new device gets no set of the old recovery key.
    const counts: number[] = []
    const third = await setup.openFrame({
      async open(body, token) {
        const records = await frame.api.open(body, token)
        counts.push(records.sets.length)
        return records
      },
    })
    const device = 'device-third-000000'
    await third.custody.recover(await setup.login('ada', device), fresh.code)
    expect(counts).toEqual([1])
    const { devices } = await frame.custody.describe(user)
    expect(devices.map(({ isRecoverable }) => isRecoverable)).toEqual([
      true,
      false,
      true,
    ])
    // So the only one left to recover from stays.
    const remove = (index: number) =>
      other.custody.removeDevice(session, devices[index]?.id ?? '')
    await remove(2)
    expect(await codeOf(() => remove(0))).toBe('LAST_DEVICE')
  })

  test('behavior: at most twenty', async () => {
    for (let index = 1; index < 20; index++) {
      const session = await setup.login('ada', `device-number-00${index}`)
      await (await setup.openFrame()).custody.recover(session, code)
    }
    const session = await setup.login('ada', 'device-one-too-many')
    expect(
      await codeOf(async () =>
        (await setup.openFrame()).custody.recover(session, code),
      ),
    ).toBe('TOO_MANY_DEVICES')
  })

  test('behavior: a device that has lost its storage takes its own place', async () => {
    await (await setup.openFrame()).custody.recover(user, code)
    expect((await frame.custody.describe(user)).devices).toHaveLength(1)
  })
})

describe('delete', () => {
  test('behavior: after a week, unless it is taken back', async () => {
    await frame.custody.remove(user)
    const { deleteAt } = await frame.custody.describe(user)
    expect(deleteAt).toBe(setup.clock.now() + 7 * DAY_MS)
    await frame.api.keep(user.token)
    setup.clock.advance(7 * DAY_MS)
    expect(await frame.custody.describe(user)).toMatchObject({
      addresses,
      deleteAt: null,
    })
    await prove()
    await frame.custody.remove(user)
    setup.clock.advance(7 * DAY_MS)
    expect(await frame.custody.describe(user)).toMatchObject({
      addresses: null,
      devices: [],
    })
  })
})

describe('a device that somebody finds unlocked', () => {
  test('error: signs, but changes nothing without a mailed code', async () => {
    const { other, session } = await openLaptop()
    const lost = (await frame.shares.read(user.userId))?.setId ?? ''
    setup.clock.advance(10 * MINUTE_MS)
    const changes = [
      () => other.custody.removeDevice(session, lost),
      async () => {
        const draft = other.custody.draftCode(session)
        return draft.confirm(draft.code)
      },
      () => other.custody.remove(session),
    ]
    for (const run of changes)
      expect(await codeOf(run)).toBe('FRESH_LOGIN_REQUIRED')
    await keyOf(other, session)
    expect(await frame.custody.describe(user)).toMatchObject({
      deleteAt: null,
      devices: [{ isRecoverable: true }, { isRecoverable: true }],
    })
    // A code that another session has typed does not count for this one.
    await prove()
    expect(await codeOf(changes[2] as () => Promise<unknown>)).toBe(
      'FRESH_LOGIN_REQUIRED',
    )
    await frame.custody.remove(user)
  })

  test('behavior: a code counts for ten minutes', async () => {
    setup.clock.advance(DAY_MS)
    await prove()
    setup.clock.advance(10 * MINUTE_MS - 1)
    await frame.custody.remove(user)
    await frame.api.keep(user.token)
    setup.clock.advance(1)
    expect(await codeOf(() => frame.custody.remove(user))).toBe(
      'FRESH_LOGIN_REQUIRED',
    )
  })
})

describe('mails', () => {
  test('default: the owner gets a mail about every change', async () => {
    // Not of the first device, on which they set the account up.
    expect(subjects()).toEqual([])
    await openLaptop()
    expect(subjects()).toEqual(['Your account was opened on a new device'])
    expect(setup.mailbox.list()[0]?.text).toContain(
      'Device: Firefox on Linux\nWhen and where: 2027-01-15 08:00 UTC, http://app.localhost:4100',
    )
    // A device that has lost its storage is none that is new.
    await openLaptop()
    expect(subjects()).toHaveLength(1)
    const { devices } = await frame.custody.describe(user)
    const laptopSet = devices.find(({ isThis }) => !isThis)?.id ?? ''
    await frame.custody.removeDevice(user, laptopSet)
    const fresh = frame.custody.draftCode(user)
    await fresh.confirm(fresh.code)
    await frame.custody.remove(user)
    const deletion = setup.mailbox.list()[0]?.text
    expect(deletion).toContain('2027-01-22 08:00 UTC')
    await frame.api.keep(user.token)
    // Nothing was left to cancel.
    await frame.api.keep(user.token)
    expect(subjects()).toEqual([
      'Your account will not be deleted',
      'Your account will be deleted',
      'Your account has a new recovery code',
      'A device was removed from your account',
      'Your account was opened on a new device',
    ])
  })

  test('error: the name of a device is no link, and no second line', async () => {
    const name = 'Go to https://evil.example/x\nor call 1'
    const session = await setup.login('ada', laptop)
    const other = await setup.openFrame({
      async change(action, body, token) {
        const payload = JSON.parse(body.payload)
        Object.assign(payload.set, { name })
        const signed = await change(action, payload, {
          challenge: body.challenge,
          token,
        })
        return frame.api.change(action, signed.body, token)
      },
    })
    await other.custody.recover(session, code)
    const { text = '' } = setup.mailbox.list()[0] ?? {}
    expect(text).toContain('Device: Go to httpsevilexample')
    expect(text).not.toContain('evil.example')
  })

  test('behavior: in the language of the card, with the name of the app', async () => {
    setup.locale.tag = 'de'
    setup.auth.getAppName = (origin) => (origin === app ? 'Shop' : undefined)
    await openLaptop()
    await prove()
    await frame.custody.remove(user)
    await frame.api.keep(user.token)
    const mails = setup.mailbox
      .list('ada@example.org')
      .filter(({ code }) => code === undefined)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Dein Konto wird nicht gelöscht',
      'Dein Konto wird gelöscht',
      'Dein Konto wurde auf einem neuen Gerät geöffnet',
    ])
    for (const { app: about, html, language, text } of mails) {
      expect({ about, language }).toEqual({ about: app, language: 'de' })
      expect(text).toContain('Shop (http://app.localhost:4100)')
      expect(html).toContain('<html lang="de" dir="ltr">')
    }
  })

  test.each([
    ['another origin', 'https://evil.example'],
    ['no origin', 'Call <b>1</b>'],
    ['none', undefined],
  ])('error: an app that is %s is not named', async (_, claimed) => {
    await prove()
    await frame.custody.remove(user)
    await setup.server.request('/auth/custody/keep', {
      body: JSON.stringify({ app: claimed }),
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': 'application/json',
      },
      method: 'POST',
    })
    const [mail] = setup.mailbox.list()
    expect(mail?.subject).toBe('Your account will not be deleted')
    expect(mail?.app).toBe(walletOrigin)
    expect(mail?.text).toContain(`, ${walletOrigin}`)
    expect(mail?.html).not.toMatch(/evil|Call/)
  })

  test('error: a mail that cannot be sent undoes nothing', async () => {
    const errors: unknown[] = []
    setup.auth.mailer.send = async () => {
      throw new Error('down')
    }
    setup.auth.report = (error) => errors.push(error)
    await openLaptop()
    expect((await frame.custody.describe(user)).devices).toHaveLength(2)
    expect(errors).toHaveLength(1)
  })
})
