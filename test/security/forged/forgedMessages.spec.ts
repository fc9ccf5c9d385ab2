import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  type Attacker,
  addFrame,
  attackerPath,
  createAttackers,
  moveFrame,
  openFromEvil,
  serveAttackers,
} from '../../browser/attack/createAttackers.js'
import { gateFrame } from '../../browser/attack/gateFrame.js'
import {
  createLab,
  expectStatus,
  findFrame,
  loginLab,
  openRead,
  signature,
  waitForOutcome,
  waitForOutcomes,
} from '../../browser/attack/lab.js'
import { waitInFrame } from '../../browser/attack/waitInFrame.js'
import { watchPage } from '../../browser/attack/watchPage.js'
import { approve, expect, test } from '../../e2e/fixtures.js'
import { createRandom } from '../faults/createRandom.js'
import { findUselessForgeries, forge, makeJunk } from './forge.js'
import { generateForgeries } from './generateForgeries.js'

/**
 * Number of generated messages, and their seed; `npm run test:forged` uses
 * more.
 */
const count = Number(process.env.LATCHKEY_RUNS ?? 20_000)
const seed = Number(process.env.LATCHKEY_SEED ?? randomInt(2 ** 30))
/** Number of generated messages that one source posts at a time. */
const BATCH = 1_000
/** Number of frame responses that must get through a flood. */
const READS = 100

test.beforeEach(async ({ context }) => {
  await serveAttackers(context)
  await context.addInitScript(watchPage)
  await context.addInitScript(gateFrame)
})

/** Reads everything an accepted message would have changed. */
const getTraces = (page: Page) =>
  page.evaluate(() => ({
    changes: [...lab.changes],
    outcomes: lab.outcomes,
    state: JSON.stringify(lab.kit.frame?.getState()),
    storage: JSON.stringify({ ...localStorage }),
    wagmi: [lab.config.state.status, lab.config.state.current],
  }))

/** Posts the messages and waits until the page has received all of them. */
async function attack(
  page: Page,
  attacker: Attacker,
  messages: readonly unknown[],
) {
  const before = await page.evaluate(() => lab.forged)
  await attacker.post(messages)
  await page.waitForFunction(
    (count) => lab.forged === count,
    before + messages.length,
  )
}

/** Opens one request of each kind and records how it settles. */
const openAll = (page: Page, address: string) =>
  page.evaluate((address) => {
    const { client } = lab
    const caipNetworkId = 'eip155:31337'
    const requests: Record<string, Promise<unknown>> = {
      GET_USER: client.getUser(),
      IS_CONNECTED: client.isConnected(),
      GET_CHAIN_ID: client.getChainId(),
      SWITCH_NETWORK: client.switchNetwork({ chainId: 31337 }),
      CONNECT_EMAIL: client.connectEmail({ email: 'other@example.com' }),
      CONNECT_DEVICE: client.connectDevice(),
      CONNECT_OTP: client.connectOtp({ otp: '000000' }),
      CONNECT_SOCIAL: client.connectSocial({ uri: 'x' }),
      GET_SOCIAL_REDIRECT_URI: client.getSocialRedirectUri({
        provider: 'github',
      }),
      GET_SOCIAL_RESULT: client.getSocialResult({ state: 'x' }),
      GET_FARCASTER_URI: client.getFarcasterUri(),
      CONNECT_FARCASTER: client.connectFarcaster(),
      UPDATE_EMAIL: client.updateEmail({ email: 'other@example.com' }),
      UPDATE_EMAIL_PRIMARY_OTP: client.updateEmailPrimaryOtp({ otp: '000000' }),
      UPDATE_EMAIL_SECONDARY_OTP: client.updateEmailSecondaryOtp({
        otp: '000000',
      }),
      GET_SMART_ACCOUNT_ENABLED_NETWORKS:
        client.getSmartAccountEnabledNetworks(),
      INIT_SMART_ACCOUNT: client.initSmartAccount(),
      SET_PREFERRED_ACCOUNT: client.setPreferredAccount({ type: 'eoa' }),
      SYNC_THEME: client.syncTheme({ themeMode: 'dark' }),
      SYNC_DAPP_DATA: client.syncDappData(),
      'RPC_REQUEST read': client.request({
        caipNetworkId,
        method: 'eth_blockNumber',
      }),
      'RPC_REQUEST approval': client.request({
        caipNetworkId,
        method: 'personal_sign',
        params: [harness.viem.toHex('Hello'), address],
      }),
    }
    for (const [name, request] of Object.entries(requests))
      request.then(
        (value) => {
          lab.outcomes[name] = { value }
        },
        (error) => {
          lab.outcomes[name] = { error: String(error) }
        },
      )
    return Object.keys(requests)
  }, address)

test('default: with every kind of request open, no forgery is accepted and every genuine answer is', async ({
  local,
  page: opener,
  services,
}) => {
  test.setTimeout(60_000 + count)
  expect(findUselessForgeries()).toEqual([])
  // So that no timeout fires, however long the attack takes.
  await opener.clock.install()
  const page = await openFromEvil(opener, local, local.urls.unguarded)
  await createLab(page)
  const { address } = await loginLab(page, services)
  const attackers = await createAttackers({ local, opener, page })
  const frame = await findFrame(page)
  await frame.evaluate(() => gate.hold())
  await page.evaluate(() => {
    lab.ids.length = 0
    lab.genuine.length = 0
  })
  const names = await openAll(page, address)
  await waitInFrame(frame, (count) => gate.held() === count, names.length)
  const ids = await page.evaluate(() => lab.ids)
  expect(ids).toHaveLength(names.length)

  await page.clock.pauseAt(Date.now() + 2_000)
  const before = await getTraces(page)
  expect(before.outcomes).toEqual({})
  const messages = forge(ids)
  for (const attacker of attackers) {
    await attack(page, attacker, messages)
    expect(await getTraces(page), attacker.name).toEqual(before)
  }
  const random = createRandom(seed)
  for (let done = 0; done < count; done += BATCH) {
    const size = Math.min(BATCH, count - done)
    const attacker = random.pick(attackers)
    await attack(
      page,
      attacker,
      generateForgeries({ count: size, ids, random }),
    )
    expect(await getTraces(page), `${attacker.name}, seed ${seed}`).toEqual(
      before,
    )
  }

  // Control: the same requests, answered by the frame itself.
  await page.clock.resume()
  await frame.evaluate(() => gate.release())
  await page.bringToFront()
  await approve(page)
  await waitForOutcomes(page, names)
  const { genuine, outcomes } = await page.evaluate(() => lab)
  expect(Object.keys(outcomes).sort()).toEqual([...names].sort())
  expect(outcomes['RPC_REQUEST approval']?.value).toMatch(signature)
  expect(outcomes.GET_USER?.value).toMatchObject({ address, chainId: 31337 })
  expect(outcomes.IS_CONNECTED?.value).toBe(true)
  expect(JSON.stringify(outcomes)).not.toMatch(/forged|mallory|"chainId":666/)
  const answered = genuine.filter(({ id }) => id && ids.includes(id))
  expect(answered).toHaveLength(names.length)

  // During a flood, too, every response is accepted, and it is the right one.
  const flood = generateForgeries({ count: READS, ids, random })
  const [reads] = await Promise.all([
    page.evaluate(
      (count) =>
        Promise.all(
          Array.from({ length: count }, () => lab.client.getChainId()),
        ),
      READS,
    ),
    ...attackers.map((attacker) => attacker.post(flood)),
  ])
  expect(reads).toEqual(Array(READS).fill(31337))
  const matrix = messages.length * attackers.length
  console.log(
    `${matrix} forged messages and ${count} generated ones (seed ${seed}) from ${attackers.length} sources, 0 accepted; ${answered.length + READS} genuine, ${Object.keys(outcomes).length + reads.length} accepted`,
  )
})

test('behavior: only the frame can announce that it is ready', async ({
  context,
  local,
  page: opener,
}) => {
  // A wallet that sends nothing, and records what it receives.
  await context.route(
    (url) => url.href.startsWith(local.hosts.frame),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><script>received = []; addEventListener("message", (event) => received.push(event.data))</script>',
      }),
  )
  const page = await openFromEvil(opener, local, local.urls.unguarded)
  await createLab(page)
  await page.evaluate(() => {
    lab.client.isConnected().then((value) => {
      lab.outcomes.isConnected = { value }
    })
  })
  const attackers = await createAttackers({ local, opener, page })
  const before = await getTraces(page)
  expect(before.state).toContain('"status":"loading"')
  const messages = forge(await page.evaluate(() => lab.ids))
  for (const attacker of attackers) {
    await attack(page, attacker, messages)
    expect(await getTraces(page), attacker.name).toEqual(before)
  }
  const frame = await findFrame(page)
  expect(await frame.evaluate(() => received)).toEqual([])

  // Control: the silent page announces itself.
  await frame.evaluate(() =>
    parent.postMessage({ type: '@w3m-frame/READY' }, '*'),
  )
  await waitInFrame(frame, () => {
    const asked = received as { type: string }[]
    return asked.filter(({ type }) => !/SYNC_THEME$/.test(type)).length === 2
  })
  await frame.evaluate(() => {
    for (const { id, type } of received as { id: string; type: string }[])
      if (type.endsWith('IS_CONNECTED'))
        parent.postMessage(
          {
            type: '@w3m-frame/IS_CONNECTED_SUCCESS',
            id,
            payload: { isConnected: true },
          },
          '*',
        )
  })
  expect(await waitForOutcome(page, 'isConnected')).toEqual({ value: true })
  await expectStatus(page, 'ready')
  console.log(
    `${messages.length * attackers.length} forged messages to a waiting page, 0 accepted; 2 genuine, 2 accepted`,
  )
})

test('behavior: a frame that has navigated away is neither heard nor sent anything @kept', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.unguarded)
  await createLab(page)
  await loginLab(page, services)
  const frame = await findFrame(page)
  const home = frame.url()
  await frame.evaluate(() => gate.hold())
  await openRead(page)
  await waitInFrame(frame, () => gate.held() === 1)
  await moveFrame(page, `${local.urls.evil}${attackerPath}`)

  // Everything the app would now send to its frame.
  await page.evaluate(() => {
    const { client } = lab
    const requests = {
      email: client.connectEmail({ email: 'secret@example.com' }),
      otp: client.connectOtp({ otp: '123456' }),
      read: client.request({
        caipNetworkId: 'eip155:31337',
        method: 'eth_blockNumber',
      }),
      sign: client.request({
        caipNetworkId: 'eip155:31337',
        method: 'personal_sign',
        params: ['0x00', `0x${'1'.repeat(40)}`],
      }),
      theme: client.syncTheme({ themeMode: 'dark' }),
    }
    for (const [name, request] of Object.entries(requests))
      request.then(
        (value) => {
          lab.outcomes[name] = { value }
        },
        ({ name: error }) => {
          lab.outcomes[name] = { error }
        },
      )
  })
  const before = await getTraces(page)
  expect(before.outcomes).toEqual({})
  const messages = forge(await page.evaluate(() => lab.ids))
  const navigated: Attacker = {
    name: 'frame that was taken elsewhere',
    post: (messages) =>
      frame.evaluate((messages) => {
        for (const message of messages) parent.postMessage(message, '*')
      }, messages),
  }
  await attack(page, navigated, messages)
  expect(await getTraces(page)).toEqual(before)

  // Its recorder works, and anything posted earlier would have arrived earlier.
  await page.evaluate(() =>
    document
      .querySelector<HTMLIFrameElement>('dialog[data-latchkey-frame] iframe')
      ?.contentWindow?.postMessage('control', '*'),
  )
  await waitInFrame(frame, () => received.includes('control'))
  expect(await frame.evaluate(() => received)).toEqual(['control'])

  // Back on its page, reads are sent again, and nothing else is sent twice.
  await moveFrame(page, home)
  await waitForOutcomes(page, [
    'getUser',
    'email',
    'otp',
    'read',
    'sign',
    'theme',
  ])
  const outcomes = await page.evaluate(() => lab.outcomes)
  expect(outcomes.getUser).toMatchObject({ value: { chainId: 31337 } })
  expect(outcomes.read?.value).toMatch(/^0x/)
  expect(outcomes.theme).toEqual({})
  expect(outcomes.email).toEqual({ error: 'FrameInterruptedError' })
  expect(outcomes.otp).toEqual({ error: 'FrameInterruptedError' })
  expect(outcomes.sign).toEqual({ error: 'FrameRequestAbortedError' })
  console.log(
    `${messages.length} forged messages from the navigated frame, 0 accepted; 6 requests made meanwhile, 0 messages leaked`,
  )
})

test('behavior: a wallet page that redirects elsewhere receives nothing', async ({
  context,
  local,
  page,
}) => {
  const evil = `${local.urls.evil}${attackerPath}`
  await context.route(
    (url) => url.href.startsWith(local.hosts.frame),
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script>location.replace(${JSON.stringify(evil)})</script>`,
      }),
  )
  await page.goto(local.urls.unguarded)
  await createLab(page)
  await page.evaluate(() => {
    lab.client.connectEmail({ email: 'secret@example.com' }).catch(() => {})
    lab.client.connectOtp({ otp: '123456' }).catch(() => {})
  })
  const frame = await findFrame(page)
  await frame.waitForURL(evil)
  await waitInFrame(frame, () => 'received' in globalThis)
  await frame.evaluate(() =>
    parent.postMessage({ type: '@w3m-frame/READY', forged: true }, '*'),
  )
  await page.waitForFunction(() => lab.forged === 1)
  await expectStatus(page, 'loading')
  await page.evaluate(() =>
    document
      .querySelector<HTMLIFrameElement>('dialog[data-latchkey-frame] iframe')
      ?.contentWindow?.postMessage('control', '*'),
  )
  await waitInFrame(frame, () => received.includes('control'))
  expect(await frame.evaluate(() => received)).toEqual(['control'])
})

test('behavior: 50,000 junk messages block no response', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.unguarded)
  await createLab(page)
  await loginLab(page, services)
  const sibling = await addFrame(page, `${local.urls.evil}${attackerPath}`)
  const frame = await findFrame(page)
  await frame.evaluate(() => gate.hold())
  await page.evaluate(() => {
    lab.ids.length = 0
    Object.assign(lab, { seen: 0, startedAt: 0 })
    addEventListener('message', () => {
      const counter = lab as unknown as { seen: number }
      counter.seen++
    })
  })
  await openRead(page)
  await waitInFrame(frame, () => gate.held() === 1)
  const ids = await page.evaluate(() => lab.ids)
  const flood = (junk: readonly unknown[]) =>
    sibling.evaluate((junk) => {
      for (let index = 0; index < 25_000; index++)
        parent.postMessage(junk[index % junk.length], '*')
    }, junk)
  const before = await getTraces(page)
  await flood(makeJunk(ids))
  await page.waitForFunction(
    () => (lab as unknown as { seen: number }).seen === 25_000,
  )
  expect(await getTraces(page)).toEqual(before)
  // The other half arrives while the frame responds.
  await Promise.all([
    flood(makeJunk(ids)),
    frame.evaluate(() => gate.release()),
  ])
  expect(await waitForOutcome(page, 'getUser')).toMatchObject({
    value: { chainId: 31337 },
  })
})

test('behavior: the frame itself cannot settle a request with junk', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.unguarded)
  await createLab(page)
  await loginLab(page, services)
  const frame = await findFrame(page)
  await frame.evaluate(() => gate.hold())
  await openRead(page)
  await waitInFrame(frame, () => gate.held() === 1)
  const ids = await page.evaluate(() => lab.ids)
  const wrong = forge([...ids, crypto.randomUUID()]).filter(
    ({ id, type }) =>
      !(ids.includes(id ?? '') && /GET_USER_/.test(type)) &&
      !/READY|SESSION_UPDATE/.test(type),
  )
  const junk = makeJunk(ids).map((item) =>
    typeof item === 'object' && item !== null
      ? { ...item, forged: true }
      : item,
  )
  const before = await getTraces(page)
  await frame.evaluate(
    (messages) => {
      for (const message of messages) parent.postMessage(message, '*')
      parent.postMessage({ type: '', forged: true, isLast: true }, '*')
    },
    [...wrong, ...junk],
  )
  const objects = junk.filter((item) => typeof item === 'object' && item)
  await page.waitForFunction(
    (count) => lab.forged === count,
    wrong.length + objects.length + 1,
  )
  expect(await getTraces(page)).toEqual(before)
  await frame.evaluate(() => gate.release())
  expect(await waitForOutcome(page, 'getUser')).toMatchObject({
    value: { chainId: 31337 },
  })
})
