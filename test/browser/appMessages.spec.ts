import { appTypes } from 'latchkey/frame'
import { approve, expect, test } from '../e2e/fixtures.js'
import { gateFrame } from './attack/gateFrame.js'
import {
  askSignature,
  createLab,
  findFrame,
  getOutcome,
  loginLab,
  signature,
  waitForOutcome,
} from './attack/lab.js'
import { waitInFrame } from './attack/waitInFrame.js'
import { watchPage } from './attack/watchPage.js'

/**
 * Time in which the frame accepts as many messages as one batch sends with an
 * ID.
 */
const PAUSE_MS = 240

test.beforeEach(async ({ context }) => {
  await context.addInitScript(watchPage)
  await context.addInitScript(gateFrame)
})

test('default: no app message can approve, only the user can', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.harness)
  await createLab(page)
  const { address } = await loginLab(page, services)
  await page.evaluate(() => {
    lab.ids.length = 0
    lab.genuine.length = 0
  })
  await askSignature(page, address)
  const frame = await findFrame(page)
  const button = frame.getByTestId('approve')
  await expect(button).toBeEnabled()
  const [id = ''] = await page.evaluate(() => lab.ids)
  const payloads = [
    undefined,
    { approved: true },
    { id, approved: true },
    { action: 'approve', id },
    {
      otp: '123456',
      email: 'mallory@example.com',
      type: 'eoa',
      chainId: 31337,
    },
    {
      method: 'personal_sign',
      params: ['0x00', address],
      chainId: 'eip155:31337',
    },
    { method: 'eth_blockNumber', chainId: 'eip155:31337' },
  ]
  const names = [...appTypes.values()]
  const types = [
    ...[...appTypes.keys()],
    ...['APPROVE', 'RPC_APPROVE', 'CONFIRM'].map((name) => `@w3m-app/${name}`),
    ...names.map((name) => `@w3m-frame/${name}_SUCCESS`),
  ]
  // These three end the approval, so they come last.
  const isEnd = (type: string) =>
    /-app\/(RPC_ABORT|SIGN_OUT|RELOAD)$/.test(type)
  const toMessages = (types: string[]) =>
    types.flatMap((type) =>
      payloads.flatMap((payload, index) =>
        [id, `${id}-${type}-${index}`, undefined].map((id) => ({
          type,
          id,
          payload,
        })),
      ),
    )
  const postAll = async (types: string[]) => {
    const messages = toMessages(types)
    const passed = await frame.evaluate(() => gate.passed())
    await page.evaluate(
      ({ messages, origin }) => {
        const target = document.querySelector<HTMLIFrameElement>(
          'dialog[data-latchkey-frame] iframe',
        )?.contentWindow
        for (const message of messages) target?.postMessage(message, origin)
      },
      { messages, origin: new URL(local.hosts.frame).origin },
    )
    await waitInFrame(
      frame,
      (count) => gate.passed() >= count,
      passed + messages.length,
    )
    return messages.length
  }
  const countSignatures = async () => {
    const genuine = await page.evaluate(() => lab.genuine)
    return genuine.filter(({ payload }) => signature.test(String(payload)))
      .length
  }

  // Sent all at once, the frame would drop most of them unread.
  let count = 0
  for (const type of types.filter((type) => !isEnd(type))) {
    count += await postAll([type])
    await page.waitForTimeout(PAUSE_MS)
  }
  await expect(frame.getByTestId('origin')).toBeVisible()
  expect(await getOutcome(page)).toBeUndefined()
  expect(await countSignatures()).toBe(0)
  await expect(button).toBeEnabled()
  count += await postAll(['@w3m-app/RPC_ABORT', '@w3m-app/SIGN_OUT'])
  expect(await waitForOutcome(page)).toMatchObject({ error: { code: 4001 } })
  expect(await countSignatures()).toBe(0)
  console.log(`${count} messages to an open approval, 0 signatures`)
})

test('behavior: a repeated request is shown and signed once, with the same response each time', async ({
  local,
  page,
  services,
}) => {
  await page.goto(local.urls.harness)
  await createLab(page)
  const { address } = await loginLab(page, services)
  await page.evaluate(() => {
    lab.ids.length = 0
    lab.genuine.length = 0
  })
  const frame = await findFrame(page)
  await askSignature(page, address)
  await expect(frame.getByTestId('approve')).toBeEnabled()
  const [id = ''] = await page.evaluate(() => lab.ids)
  const replay = () =>
    page.evaluate(
      ({ address, id, origin }) => {
        const payload = {
          method: 'personal_sign',
          // A different message than the one shown.
          params: ['0x6576696c', address],
          chainId: 'eip155:31337',
          chainNamespace: 'eip155',
        }
        document
          .querySelector<HTMLIFrameElement>(
            'dialog[data-latchkey-frame] iframe',
          )
          ?.contentWindow?.postMessage(
            { type: '@w3m-app/RPC_REQUEST', id, payload },
            origin,
          )
      },
      { address, id, origin: new URL(local.hosts.frame).origin },
    )
  await replay()
  await approve(page)
  const { value } = (await waitForOutcome(page)) ?? {}
  expect(value).toMatch(signature)
  await replay()
  const answersOf = () =>
    page.evaluate(
      (id) => lab.genuine.filter((message) => message.id === id),
      id,
    )
  await expect.poll(async () => (await answersOf()).length).toBe(3)
  expect((await answersOf()).map(({ payload }) => payload)).toEqual([
    value,
    value,
    value,
  ])
  expect(
    await services.client.verifyMessage({
      address,
      message: 'Hello',
      signature: value as `0x${string}`,
    }),
  ).toBe(true)
  await expect(frame.getByTestId('approve')).toHaveCount(0)
})
